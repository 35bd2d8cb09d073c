import type { RankingPage } from '../domain/ranking.ts'
import { isOnChannel, type Site } from '../domain/site/site.ts'

/** The whole rankings, page by page. */
export interface RankingPageRepository {
  /** Of all users, for the main site. */
  users(page: number, signal?: AbortSignal): Promise<RankingPage>
  /** Of a channel's members. */
  members(page: number, signal?: AbortSignal): Promise<RankingPage>
}

export type LoadRankingPage = (site: Site, page: number, signal?: AbortSignal) => Promise<RankingPage>

/** All users on the main site, the members on a channel (S-279, S-280). */
export function makeLoadRankingPage({ rankings }: { readonly rankings: RankingPageRepository }): LoadRankingPage {
  return (site, page, signal) => (isOnChannel(site) ? rankings.members(page, signal) : rankings.users(page, signal))
}

/** What the page of the ranking asks for. */
export interface RankingFeature {
  readonly loadRankingPage: LoadRankingPage
}
