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
