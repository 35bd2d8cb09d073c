import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../../domain/Id.ts'
import type { RankingPage } from '../../../domain/ranking/RankingPage.ts'
import type { Site } from '../../../domain/site/Site.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useLoaded } from '../../app/useLoaded.ts'

export type RankingState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; retry(): Promise<unknown> }
  /** `isOld`: still the page before. */
  | { readonly status: 'ready'; readonly ranking: RankingPage; readonly isOld: boolean }

/** Under the first name of the home page's list, so that a reward that changes the one changes the other. */
export const useRankingPage = (site: Site, userId: Id | null, page: number, enabled: boolean): RankingState => {
  const { studies } = useApplication()
  const asked = useQuery<RankingPage>({
    queryKey: ['ranking', site.channelDomain, userId, 'page', page],
    queryFn: async ({ signal }) => (await (await studies()).classes()).loadRankingPage(site, page, signal),
    enabled,
    placeholderData: (before) => (before?.items.length ? before : undefined),
  })
  const loaded = useLoaded(asked)
  return loaded.status === 'ready' ? { status: 'ready', ranking: loaded.value, isOld: asked.isPlaceholderData } : loaded
}
