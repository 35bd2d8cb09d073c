import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Site } from '../../domain/site/site.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { keyForSite, keyForViewer, type QueryKey, type QueryName } from '../kit/query.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from './useViewer.ts'

export interface QueryRequest<T> {
  readonly name: QueryName
  /** Further values that the answer depends on, such as an id. */
  readonly of?: readonly unknown[]
  read(signal: AbortSignal): Promise<T>
  readonly enabled?: boolean
  /** The milliseconds for which an answer is not requested again. */
  readonly staleTime?: number
}

/** The site and viewer for whom the query runs. */
interface QueryContext {
  readonly site: Pick<Site, 'channelDomain'>
  readonly viewer: Viewer | null
}

/** Converts a request into options of TanStack Query. */
const optionsOf = <T>(queryKey: QueryKey, { read, enabled = true, staleTime }: QueryRequest<T>) => ({
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
  enabled,
  ...(staleTime !== undefined && { staleTime }),
})

/** Builds the options of a query whose data is the same for everybody on the site. */
export const siteOptions = <T>(request: QueryRequest<T>, { site }: Pick<QueryContext, 'site'>) =>
  optionsOf<T>(keyForSite(request.name, site, ...(request.of ?? [])), request)

export const useSiteQuery = <T>(request: QueryRequest<T>): UseQueryResult<T> => useQuery<T>(siteOptions(request, useSite()))

/** Builds the options of a query whose data depends on the viewer, if only by a mark. It runs once the viewer is known. */
export const viewerOptions = <T>(request: QueryRequest<T>, { site, viewer }: QueryContext) =>
  optionsOf<T>(keyForViewer(request.name, site, viewer, ...(request.of ?? [])), {
    ...request,
    enabled: (request.enabled ?? true) && viewer !== null,
  })

export const useViewerOptions = <T>(request: QueryRequest<T>) => viewerOptions<T>(request, { site: useSite().site, viewer: useViewer() })

export const useViewerQuery = <T>(request: QueryRequest<T>): UseQueryResult<T> => useQuery<T>(useViewerOptions(request))

/** Reads the viewer's data. Nothing is read for a guest, who gets `guestValue`. */
export const useViewerData = <T>(request: QueryRequest<T>, guestValue: T): Loadable<T> => {
  const viewer = useViewer()
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const own = useLoadable(useViewerQuery<T>({ ...request, enabled: !isGuest }))
  return isGuest ? { status: 'ready', value: guestValue } : own
}
