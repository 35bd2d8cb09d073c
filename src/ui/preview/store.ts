import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './PreviewHost.ts'

interface WritableStore<T> extends ReadableStore<T> {
  set(value: T): void
}

export const createStore = <T>(first: T): WritableStore<T> => {
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

/** A store that is always false, for a state that cannot become true here. */
export const never: ReadableStore<boolean> = { get: () => false, subscribe: () => () => {} }

export const useStore = <T>({ subscribe, get }: ReadableStore<T>): T => useSyncExternalStore(subscribe, get, get)

/** The time in ms within which a second click counts as a double click. */
const doubleClickMs = 500

const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** Ignores the second click of a double click. Call it when a pressed button disappears: that click would hit the element below. */
export const ignoreDoubleClick = () => {
  window.addEventListener('click', ignoreSecondClick, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignoreSecondClick, { capture: true }), doubleClickMs)
}
