import { Monitor, Moon, Sun } from 'lucide'
import { useEffect, useState } from 'react'
import { EMPTY } from 'rxjs'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useApplication } from '../ApplicationContext.ts'
import { drawnTheme, storedTheme, storeTheme, type ThemeChoice, themeChoices } from '../theme.ts'
import styles from './ThemeSwitch.module.css'

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<ThemeChoice, unknown>

/** One button that goes round system, light and dark. The stored choice is read after the first paint, so that a prerendered page fits. */
export const ThemeSwitch = () => {
  const { store } = useApplication()
  const [choice, setChoice] = useState<ThemeChoice | null>(null)
  useEffect(() => setChoice(storedTheme(store)), [store])
  useEffect(() => {
    const drawing = (choice === null ? EMPTY : drawnTheme(choice)).subscribe((theme) => {
      document.documentElement.dataset['theme'] = theme
    })
    return () => drawing.unsubscribe()
  }, [choice])
  const shown = choice ?? 'system'
  const next = themeChoices[(themeChoices.indexOf(shown) + 1) % themeChoices.length] ?? 'system'
  const label = copy.frame.theme[shown]
  const change = () => {
    storeTheme(store, next)
    setChoice(next)
  }
  return (
    <button type="button" className={styles['switch']} onClick={change} title={label} aria-label={label}>
      <Icon of={icons[shown]} size={20} />
    </button>
  )
}
