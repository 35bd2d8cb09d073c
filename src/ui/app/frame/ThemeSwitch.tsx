import { Monitor, Moon, Sun } from 'lucide'
import { useEffect } from 'react'
import { EMPTY, fromEvent, map, type Observable, of, startWith } from 'rxjs'
import { Icon } from '../../kit/Icon.tsx'
import { type ThemeChoice, themeChoices, useTheme } from '../../kit/theme.ts'
import { lazyCopy } from '../../lazyCopy.ts'
import styles from './ThemeSwitch.module.css'

/** Emits the theme for a choice; the system's preference may change while the page is open. */
const resolvedTheme = (choice: ThemeChoice): Observable<'light' | 'dark'> => {
  if (choice !== 'system') return of(choice)
  const system = matchMedia('(prefers-color-scheme: dark)')
  return fromEvent(system, 'change').pipe(
    startWith(null),
    map(() => (system.matches ? 'dark' : 'light')),
  )
}

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<ThemeChoice, unknown>

/** Renders a button that cycles through system, light and dark. On phones the account's menu has the choice instead. */
export const ThemeSwitch = () => {
  const { choice, choose } = useTheme()
  useEffect(() => {
    const drawing = (choice === null ? EMPTY : resolvedTheme(choice)).subscribe((theme) => {
      document.documentElement.dataset['theme'] = theme
    })
    return () => drawing.unsubscribe()
  }, [choice])
  const shown = choice ?? 'system'
  const label = lazyCopy.theme.switch[shown]
  const next = themeChoices[(themeChoices.indexOf(shown) + 1) % themeChoices.length] ?? 'system'
  return (
    <button type="button" className={styles['switch']} onClick={() => choose(next)} title={label} aria-label={label}>
      <Icon icon={icons[shown]} size={20} />
    </button>
  )
}
