import { useSyncExternalStore } from 'react'
import { distinctUntilChanged, map, Observable, share, startWith } from 'rxjs'

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

let query: MediaQueryList | null = null
let queriedBy: unknown

/** Asked once: carousels want to know at every drawing. */
const mediaQuery = () => {
  const ask = typeof matchMedia === 'function' ? matchMedia : null
  if (queriedBy !== ask) query = ask && ask(reducedMotionQuery)
  queriedBy = ask
  return query
}

const now = () => document.documentElement.dataset['motionPreference'] === 'reduce' || mediaQuery()?.matches === true

/** Shared by all subscribers. */
const changeEvents$ = new Observable<unknown>((subscriber) => {
  const media = mediaQuery()
  const tell = (change: unknown) => subscriber.next(change)
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-motion-preference'] })
  media?.addEventListener('change', tell)
  return () => {
    observer.disconnect()
    media?.removeEventListener('change', tell)
  }
}).pipe(share())

const changes$ = changeEvents$.pipe(startWith(null), map(now), distinctUntilChanged())

/** Whether less motion is wanted: by the visitor's system, or by the demo's address, which writes data-motion-preference. */
export const reducedMotion = { now, changes$ }

const subscribe = (changed: () => void) => {
  const subscription = changes$.subscribe(changed)
  return () => subscription.unsubscribe()
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, now, () => false)

/** Not in every browser. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** The visitor has asked for less data, by the browser's setting or by the system's. */
export const usePrefersReducedData = () =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as NavigatorWithConnection).connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches,
    () => false,
  )
