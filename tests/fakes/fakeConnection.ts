import type { Connection } from '../../src/application/platform.ts'

/** Is online until it is told otherwise. */
export function fakeConnection(isNeeded = true): Connection & { set(isOnline: boolean): void } {
  let online = true
  const listeners = new Set<() => void>()
  return {
    needsNetwork: isNeeded,
    isOnline: () => online,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    set(isOnline) {
      online = isOnline
      for (const changed of listeners) changed()
    },
  }
}
