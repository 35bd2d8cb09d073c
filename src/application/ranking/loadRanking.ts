import type { RankingEntry } from '../../domain/ranking/RankingEntry.ts'
import { topRanking } from '../../domain/ranking/topRanking.ts'
import type { Site } from '../../domain/site/Site.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import type { RankingRepository } from './RankingRepository.ts'

export type LoadRanking = (site: Site, signal?: AbortSignal) => Promise<readonly RankingEntry[]>

/** All users on the main site, the members on a channel; the first five of them (S-081). */
export function makeLoadRanking({ rankings }: { readonly rankings: RankingRepository }): LoadRanking {
  return async (site, signal) => topRanking(await (isOnChannel(site) ? rankings.members(signal) : rankings.users(signal)))
}
