import { useId } from 'react'
import { lazyCopy } from '../lazyCopy.ts'
import { themeChoices, useTheme } from './theme.ts'
import styles from './ThemeChoices.module.css'

/** The theme as one of three, in the account's menu and on the page of one's own. */
export const ThemeChoices = () => {
  const { choice, choose } = useTheme()
  const name = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['title']}>{lazyCopy.theme.title}</legend>
      <div className={styles['row']}>
        {themeChoices.map((theme) => (
          <label key={theme} className={styles['choice']}>
            <input type="radio" name={name} value={theme} checked={choice === theme} onChange={() => choose(theme)} />
            {lazyCopy.theme[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
