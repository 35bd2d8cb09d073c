import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { focusHeadingIfLost } from '../app/focusHeading.ts'

const queryKey = ['viewer'] as const

interface UnknownViewer {
  /** Nobody could tell who it is, so that the page is a guest's (F-012). */
  readonly isUnknown: boolean
  readonly isAsking: boolean
  ask(): Promise<void>
}

/** Looks on while others ask who the viewer is, and asks itself only when told to. */
export const useUnknownViewer = (): UnknownViewer => {
  const client = useQueryClient()
  const listen = useCallback((change: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(change)), [client])
  const state = useSyncExternalStore(listen, () => client.getQueryState(queryKey))
  return {
    isUnknown: state !== undefined && state.data === undefined && state.errorUpdateCount > 0,
    isAsking: state?.fetchStatus === 'fetching',
    async ask() {
      await client.refetchQueries({ queryKey })
      // Once it is known who it is, the button goes that asked.
      focusHeadingIfLost()
    },
  }
}
