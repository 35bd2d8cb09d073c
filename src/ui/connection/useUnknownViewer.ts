import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { focusHeadingIfLost } from '../app/focusHeading.ts'

const queryKey = ['viewer'] as const

interface UnknownViewer {
  /** The viewer could not be read, so the page is drawn for a guest (F-012). */
  readonly isUnknown: boolean
  readonly isAsking: boolean
  ask(): Promise<void>
}

/** Observes the viewer query of others; asks itself only when told to. */
export const useUnknownViewer = (): UnknownViewer => {
  const client = useQueryClient()
  const listen = useCallback((change: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(change)), [client])
  const state = useSyncExternalStore(listen, () => client.getQueryState(queryKey))
  return {
    isUnknown: state !== undefined && state.data === undefined && state.errorUpdateCount > 0,
    isAsking: state?.fetchStatus === 'fetching',
    async ask() {
      await client.refetchQueries({ queryKey })
      // Once the viewer is known, the button that was pressed disappears.
      focusHeadingIfLost()
    },
  }
}
