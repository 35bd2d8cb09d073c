import { useSyncExternalStore } from 'react'
import type { Watched } from './PreviewStage.ts'

interface WatchedValue<T> extends Watched<T> {
  set(value: T): void
}

export const watchedValue = <T>(first: T): WatchedValue<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

export const useWatched = <T>({ subscribe, get }: Watched<T>): T => useSyncExternalStore(subscribe, get, get)

/** As long as a double click may take. */
const moment = 500

const ignore = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** For a button that disappears when pressed: the second click of a double click would hit whatever is beneath it. */
export const ignoreEcho = () => {
  window.addEventListener('click', ignore, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), moment)
}
