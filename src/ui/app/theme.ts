import { type Observable, fromEvent, map, of, startWith } from 'rxjs'
import type { KeyValueStore } from '../../application/platform/KeyValueStore.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by the script in index.html, before the first paint. */
const themeKey = 'theme'

export const storedTheme = (store: KeyValueStore): ThemeChoice => themeChoices.find((choice) => choice === store.get(themeKey)) ?? 'system'

export const storeTheme = (store: KeyValueStore, choice: ThemeChoice) => {
  if (choice === 'system') store.remove(themeKey)
  else store.set(themeKey, choice)
}

/** What to draw for a choice; the system's wish may change while the page is open. */
export const drawnTheme = (choice: ThemeChoice): Observable<'light' | 'dark'> => {
  if (choice !== 'system') return of(choice)
  const system = matchMedia('(prefers-color-scheme: dark)')
  return fromEvent(system, 'change').pipe(
    startWith(null),
    map(() => (system.matches ? 'dark' : 'light')),
  )
}
