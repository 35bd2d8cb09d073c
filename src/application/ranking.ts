import type { Clap, LeagueRepository } from './league.ts'
import type { RankingPage, RankingQuery } from '../domain/rankingPage.ts'
import { isOnChannel, type Site } from '../domain/site/site.ts'

/** Reads the whole rankings, page by page. */
export interface RankingPageRepository {
  /** Ranks all users, for the main site. */
  users(query: RankingQuery, signal?: AbortSignal): Promise<RankingPage>
  /** Ranks a channel's members. */
  members(query: RankingQuery, signal?: AbortSignal): Promise<RankingPage>
}

export type LoadRankingPage = (site: Site, query: RankingQuery, signal?: AbortSignal) => Promise<RankingPage>

/** Loads the ranking of all users on the main site, of the members on a channel (S-279, S-280). */
export function makeLoadRankingPage({ rankings }: { readonly rankings: RankingPageRepository }): LoadRankingPage {
  return (site, query, signal) => (isOnChannel(site) ? rankings.members(query, signal) : rankings.users(query, signal))
}

/** Lists the port and the use cases of the page of the ranking. */
export interface RankingFeature {
  readonly loadRankingPage: LoadRankingPage
  readonly leagues: LeagueRepository
  readonly clap: Clap
}
