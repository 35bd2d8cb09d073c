import { lazyCopy } from '../lazyCopy.ts'
import { RadioRow } from './RadioRow.tsx'
import { themeChoices, useTheme } from './theme.ts'

/** Renders the choice of a theme, in the account's menu and on the page `MyPage`. */
export const ThemeChoices = () => {
  const { choice, choose } = useTheme()
  return (
    <RadioRow
      title={lazyCopy.theme.title}
      options={themeChoices}
      chosen={choice}
      keyOf={(theme) => theme}
      labelOf={(theme) => lazyCopy.theme[theme]}
      onChoose={choose}
    />
  )
}
