import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../../domain/Id.ts'
import type { RankingPage } from '../../../domain/ranking/RankingPage.ts'
import type { Site } from '../../../domain/site/Site.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import type { LoadedPage } from '../../app/LoadedPage.ts'
import { useLoadedPage } from '../../app/useLoadedPage.ts'

/** Its key has the same query name as the home page's list, so that a claimed reward invalidates both. */
export const useRankingPage = (site: Site, userId: Id | null, page: number, enabled: boolean): LoadedPage<RankingPage> => {
  const { studies } = useApplication()
  const asked = useQuery<RankingPage>({
    queryKey: ['ranking', site.channelDomain, userId, 'page', page],
    queryFn: async ({ signal }) => (await (await studies()).classes()).loadRankingPage(site, page, signal),
    enabled,
    placeholderData: (before) => (before?.items.length ? before : undefined),
  })
  return useLoadedPage(asked)
}
