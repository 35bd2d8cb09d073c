import type { Connection } from '../../application/platform/Connection.ts'

const changes = ['online', 'offline'] as const

export const browserConnection = (isNeeded: boolean): Connection => ({
  isOnline: () => navigator.onLine,
  subscribe(changed) {
    for (const change of changes) window.addEventListener(change, changed)
    return () => {
      for (const change of changes) window.removeEventListener(change, changed)
    }
  },
  isNeeded,
})
