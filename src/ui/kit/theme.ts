import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { useApplication } from './application.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The script in index.html reads it, too, before the first paint. */
const themeKey = 'theme'

/** Keeps the choices in the header and in the account's settings in sync. */
const chosen$ = new Subject<ThemeChoice>()

/** Returns the stored choice; null until it is read after the first paint, so that a prerendered page matches. */
export const useTheme = () => {
  const { store } = useApplication()
  const [choice, setChoice] = useState<ThemeChoice | null>(null)
  useEffect(() => {
    setChoice(themeChoices.find((known) => known === store.get(themeKey)) ?? 'system')
    const changes = chosen$.subscribe(setChoice)
    return () => changes.unsubscribe()
  }, [store])
  const choose = (next: ThemeChoice) => {
    if (next === 'system') store.remove(themeKey)
    else store.set(themeKey, next)
    chosen$.next(next)
  }
  return { choice, choose }
}
