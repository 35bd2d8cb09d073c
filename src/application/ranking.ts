import type { RankingPage, RankingQuery } from '../domain/rankingPage.ts'
import { isOnChannel, type Site } from '../domain/site/site.ts'

/** The whole rankings, page by page. */
export interface RankingPageRepository {
  /** Of all users, for the main site. */
  users(query: RankingQuery, signal?: AbortSignal): Promise<RankingPage>
  /** Of a channel's members. */
  members(query: RankingQuery, signal?: AbortSignal): Promise<RankingPage>
}

export type LoadRankingPage = (site: Site, query: RankingQuery, signal?: AbortSignal) => Promise<RankingPage>

/** All users on the main site, the members on a channel (S-279, S-280). */
export function makeLoadRankingPage({ rankings }: { readonly rankings: RankingPageRepository }): LoadRankingPage {
  return (site, query, signal) => (isOnChannel(site) ? rankings.members(query, signal) : rankings.users(query, signal))
}

/** What the page of the ranking asks for. */
export interface RankingFeature {
  readonly loadRankingPage: LoadRankingPage
}
