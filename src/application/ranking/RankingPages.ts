import type { RankingPage } from '../../domain/ranking/RankingPage.ts'

/** The whole rankings, page by page. */
export interface RankingPages {
  /** Of all users, for the main site. */
  users(page: number, signal?: AbortSignal): Promise<RankingPage>
  /** Of a channel's members. */
  members(page: number, signal?: AbortSignal): Promise<RankingPage>
}
