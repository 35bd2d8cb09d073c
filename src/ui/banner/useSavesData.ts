import { useSyncExternalStore } from 'react'

/** Not in every browser. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** The visitor has asked for less data. */
export const useSavesData = () =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as Connected).connection?.saveData === true,
    () => false,
  )
