import { useQuery } from '@tanstack/react-query'
import type { Application } from '../../application/Application.ts'
import { continueSession, guest, type Viewer } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, keyForAll, type QueryOptions } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly viewer: true
  }
}

export const viewerQuery = ({ viewer }: Pick<Application, 'viewer'>): QueryOptions<Viewer, 'viewer'> => ({
  queryKey: keyForAll('viewer'),
  queryFn: async ({ client, signal }) => {
    const found = await viewer.current(signal)
    const before = client.getQueryState<Viewer>(keyForAll('viewer'))
    // An action of the page invalidates the viewer and reports its own refusal; other calls that find the session ended refetch the viewer.
    return continueSession(before?.data, found, before?.isInvalidated === true)
  },
})

/** Returns the viewer; null while unknown. A failed call yields a guest, also during retries: rights are never guessed. */
export const useViewer = (): Viewer | null => {
  const query = useQuery(viewerQuery(useApplication()))
  if (query.data) return query.data
  return hasFailed(query) ? guest : null
}
