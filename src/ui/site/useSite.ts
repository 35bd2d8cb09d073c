import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Application } from '../../application/Application.ts'
import type { LoadedSite } from '../../application/site.ts'
import type { BrandTint } from '../../domain/channel/brandTint.ts'
import type { ChannelInfo } from '../../domain/channel/channel.ts'
import type { HomeData } from '../../domain/home/context.ts'
import type { Site } from '../../domain/site/site.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, type QueryOptions } from '../kit/query.ts'

export interface SiteState {
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly site: Site
  readonly channel: ChannelInfo | null
  readonly tint: BrandTint | null
  readonly homeData: HomeData | null
  retry(): Promise<unknown>
}

export const siteQuery = ({ siteLoader }: Pick<Application, 'siteLoader'>): QueryOptions<LoadedSite, 'site'> => ({
  queryKey: ['site'],
  queryFn: ({ signal }) => siteLoader.load(signal),
})

/**
 * The site and its home data; `failed` also during retries. Until the data arrives, the address tells the site, so that the first paint is
 * right.
 */
export const useSite = (): SiteState => {
  const application = useApplication()
  const client = useQueryClient()
  const query = useQuery(siteQuery(application))
  const { data } = query
  // What failed together with it, such as the viewer, is retried with it.
  const retry = useCallback(() => client.refetchQueries({ predicate: ({ state }) => state.data === undefined }), [client])
  if (data) return { status: 'ready', site: data.site, channel: data.channel, tint: data.tint, homeData: data.home, retry }
  const status = hasFailed(query) ? 'failed' : 'waiting'
  return { status, site: application.expectedSite, ...application.siteLoader.expected(), homeData: null, retry }
}
