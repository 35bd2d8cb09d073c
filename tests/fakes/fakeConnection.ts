import type { Connection } from '../../src/application/platform.ts'

/** Makes a connection that is online until the test ends it. */
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
