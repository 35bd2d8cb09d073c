import { useSyncExternalStore } from 'react'
import { fromEvent } from 'rxjs'

const roomForTables = '(min-width: 768px)'

const subscribe = (changed: () => void) => {
  const subscription = fromEvent(matchMedia(roomForTables), 'change').subscribe(changed)
  return () => subscription.unsubscribe()
}

/** Whether there is room for a table. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(roomForTables).matches)
