import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copy } from '../../copy.ts'
import { useApplication } from '../ApplicationContext.ts'
import { applyTheme, storedTheme, storeTheme, type ThemeChoice, themeChoices } from '../theme.ts'
import styles from './ThemeSwitch.module.css'

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<ThemeChoice, unknown>

/** One button that goes round system, light and dark. The stored choice is read after the first paint, so that a prerendered page fits. */
export const ThemeSwitch = () => {
  const { store } = useApplication()
  const [choice, setChoice] = useState<ThemeChoice>('system')
  useEffect(() => setChoice(storedTheme(store)), [store])
  useEffect(() => applyTheme(storedTheme(store)), [store, choice])
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system'
  const Icon = icons[choice]
  const change = () => {
    storeTheme(store, next)
    setChoice(next)
  }
  return (
    <button
      type="button"
      className={styles['switch']}
      onClick={change}
      title={copy.frame.theme[choice]}
      aria-label={copy.frame.theme[choice]}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
