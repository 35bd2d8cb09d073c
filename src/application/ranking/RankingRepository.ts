import type { RankingEntry } from '../../domain/ranking/RankingEntry.ts'

export interface RankingRepository {
  /** Ranking of all users, for the main site. */
  users(signal?: AbortSignal): Promise<readonly RankingEntry[]>
  /** Ranking of a channel's members. */
  members(signal?: AbortSignal): Promise<readonly RankingEntry[]>
}
