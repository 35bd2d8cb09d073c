import type { RankingPage } from '../../domain/ranking/RankingPage.ts'
import type { Site } from '../../domain/site/Site.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import type { RankingPages } from './RankingPages.ts'

export type LoadRankingPage = (site: Site, page: number, signal?: AbortSignal) => Promise<RankingPage>

/** All users on the main site, the members on a channel (S-279, S-280). */
export function makeLoadRankingPage({ rankings }: { readonly rankings: RankingPages }): LoadRankingPage {
  return (site, page, signal) => (isOnChannel(site) ? rankings.members(page, signal) : rankings.users(page, signal))
}
