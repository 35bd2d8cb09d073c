import { useSyncExternalStore } from 'react'
import { fromEvent } from 'rxjs'

const roomForTables = '(min-width: 768px)'

const subscribe = (changed: () => void) => {
  const subscription = fromEvent(matchMedia(roomForTables), 'change').subscribe(changed)
  return () => subscription.unsubscribe()
}

const none = () => () => {}

/** Whether there is room for a table. */
export const useIsWide = () => {
  const isKnown = typeof matchMedia === 'function'
  return useSyncExternalStore(isKnown ? subscribe : none, () => isKnown && matchMedia(roomForTables).matches)
}
