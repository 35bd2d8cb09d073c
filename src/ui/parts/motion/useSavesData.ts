import { useSyncExternalStore } from 'react'

/** Not in every browser. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** The visitor has asked for less data, by the browser's setting or by the system's. */
export const useSavesData = () =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as Connected).connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches,
    () => false,
  )
