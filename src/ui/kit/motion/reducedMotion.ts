import { useSyncExternalStore } from 'react'
import { distinctUntilChanged, map, Observable, share, startWith } from 'rxjs'

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

let query: MediaQueryList | null = null
let queriedBy: unknown

/** Cached, because carousels ask on every render. */
const mediaQuery = () => {
  const ask = typeof matchMedia === 'function' ? matchMedia : null
  if (queriedBy !== ask) query = ask && ask(reducedMotionQuery)
  queriedBy = ask
  return query
}

const now = () => document.documentElement.dataset['motionPreference'] === 'reduce' || mediaQuery()?.matches === true

/** A single subscription, shared by all subscribers. */
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

/** Whether reduced motion is preferred: by the visitor's system, or by the demo's address, which writes data-motion-preference. */
export const reducedMotion = { now, changes$ }

const subscribe = (changed: () => void) => {
  const subscription = changes$.subscribe(changed)
  return () => subscription.unsubscribe()
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, now, () => false)

/** Adds an API that not every browser has. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Returns whether the visitor prefers less data, by a setting of the browser or the system. */
export const usePrefersReducedData = () =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as NavigatorWithConnection).connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches,
    () => false,
  )
