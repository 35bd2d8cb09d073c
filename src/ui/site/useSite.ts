import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Application } from '../../application/Application.ts'
import type { LoadedHome, LoadedSite } from '../../application/site.ts'
import type { BrandTint } from '../../domain/channel/brandTint.ts'
import type { ChannelInfo } from '../../domain/channel/channel.ts'
import type { HomeData } from '../../domain/home/context.ts'
import { paths } from '../../domain/paths.ts'
import type { Site } from '../../domain/site/site.ts'
import { usePathname } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, keyForAll, type QueryOptions } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly site: true
  }
}

export interface SiteState {
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly tint: BrandTint | null
  retry(): Promise<unknown>
}

export interface HomeSiteState extends SiteState {
  readonly homeData: HomeData | null
}

type Loader = Pick<Application, 'siteLoader'>

/** Returns the query of the site with the home page's data. */
export const homeSiteQuery = ({ siteLoader }: Loader): QueryOptions<LoadedHome, 'site'> => ({
  queryKey: keyForAll('site', 'home'),
  queryFn: ({ signal }) => siteLoader.loadHome(signal),
})

/** Returns the query of the site. On the home page it includes the home data; other pages do not request those. */
export const siteQuery = ({ siteLoader }: Loader, pathname: string): QueryOptions<LoadedSite, 'site'> =>
  pathname === paths.home
    ? homeSiteQuery({ siteLoader })
    : {
        queryKey: keyForAll('site', 'alone'),
        queryFn: ({ signal }) => siteLoader.load(signal),
        initialData: () => siteLoader.known() ?? undefined,
      }

/** Returns the site; `failed` also during retries. Until it is loaded, the address determines it, so that the first paint is right. */
export const useSite = (): SiteState => useSiteState(siteQuery(useApplication(), usePathname()))[0]

/** Returns the site with the home page's data, and requests both. */
export const useHomeSite = (): HomeSiteState => {
  const [state, data] = useSiteState(homeSiteQuery(useApplication()))
  return { ...state, homeData: data?.home ?? null }
}

const useSiteState = <Loaded extends LoadedSite>(options: QueryOptions<Loaded, 'site'>): readonly [SiteState, Loaded | undefined] => {
  const { expectedSite, siteLoader } = useApplication()
  const client = useQueryClient()
  const query = useQuery(options)
  const { data } = query
  // Queries that failed together with it, such as the viewer, are retried as well.
  const retry = useCallback(() => client.refetchQueries({ predicate: ({ state }) => state.data === undefined }), [client])
  if (data) return [{ status: 'ready', site: data.site, channel: data.channel, tint: data.tint, retry }, data]
  const { channel = null, tint = null } = siteLoader.known() ?? {}
  return [{ status: hasFailed(query) ? 'failed' : 'waiting', site: expectedSite, channel, tint, retry }, undefined]
}
