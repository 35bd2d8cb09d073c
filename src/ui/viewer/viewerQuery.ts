import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { isSignedIn } from '../../domain/viewer.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { keyForSite, keyForViewer, type QueryKey, type QueryName } from '../kit/query.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from './useViewer.ts'

export interface QueryRequest<T> {
  readonly name: QueryName
  /** What else the answer depends on, such as an id. */
  readonly of?: readonly unknown[]
  read(signal: AbortSignal): Promise<T>
  readonly enabled?: boolean
  /** Milliseconds for which an answer is not asked for again. */
  readonly staleTime?: number
}

/** As TanStack Query wants to be asked. */
export const optionsOf = <T>(queryKey: QueryKey, { read, enabled = true, staleTime }: QueryRequest<T>) => ({
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
  enabled,
  ...(staleTime !== undefined && { staleTime }),
})

/** What is the same for everybody on the site. */
export const useSiteQuery = <T>(request: QueryRequest<T>): UseQueryResult<T> => {
  const { site } = useSite()
  return useQuery<T>(optionsOf<T>(keyForSite(request.name, site, ...(request.of ?? [])), request))
}

/** For what is the viewer's. */
export const useViewerOptions = <T>(request: QueryRequest<T>) => {
  const { site } = useSite()
  const viewer = useViewer()
  const { name, of = [], enabled = true } = request
  return optionsOf<T>(keyForViewer(name, site, viewer, ...of), { ...request, enabled: enabled && viewer !== null })
}

/** What is the viewer's, if only by a mark in it. It is asked for once the viewer is known. */
export const useViewerQuery = <T>(request: QueryRequest<T>): UseQueryResult<T> => useQuery<T>(useViewerOptions(request))

/** The viewer's data. Nothing is read for a guest, who gets `guestValue`. */
export const useViewerData = <T>(request: QueryRequest<T>, guestValue: T): Loadable<T> => {
  const viewer = useViewer()
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const own = useLoadable(useViewerQuery<T>({ ...request, enabled: !isGuest }))
  return isGuest ? { status: 'ready', value: guestValue } : own
}
