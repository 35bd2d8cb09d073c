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

/** Draws the choice, and follows the system as long as it is the choice. Returns how to stop. */
export const applyTheme = (choice: ThemeChoice): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const draw = () => {
    document.documentElement.dataset['theme'] = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
  }
  draw()
  system.addEventListener('change', draw)
  return () => system.removeEventListener('change', draw)
}
