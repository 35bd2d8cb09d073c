import { useSyncExternalStore } from 'react'
import { defer, distinctUntilChanged, EMPTY, fromEvent, map, merge, Observable, startWith } from 'rxjs'

const wish = '(prefers-reduced-motion: reduce)'

const mediaQuery = () => (typeof matchMedia === 'function' ? matchMedia(wish) : null)

const now = () => document.documentElement.dataset['motionPreference'] === 'reduce' || mediaQuery()?.matches === true

const preferenceChanges = () =>
  new Observable<unknown>((subscriber) => {
    const observer = new MutationObserver((changes) => subscriber.next(changes))
    observer.observe(document.documentElement, { attributeFilter: ['data-motion-preference'] })
    return () => observer.disconnect()
  })

const changes$ = defer(() => {
  const query = mediaQuery()
  return merge(query ? fromEvent(query, 'change') : EMPTY, preferenceChanges()).pipe(startWith(null), map(now), distinctUntilChanged())
})

/** Whether less motion is wanted: by the visitor's system, or by the demo's address, which writes data-motion-preference. */
export const reducedMotion = { now, changes$ }

const subscribe = (changed: () => void) => {
  const subscription = changes$.subscribe(changed)
  return () => subscription.unsubscribe()
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, now, () => false)
