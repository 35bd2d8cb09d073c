import type { ApiPaths } from './apiPaths.ts'
import { withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { parseOwnRank, rankingItems } from './home.ts'
import { parsePage } from './pageSchema.ts'
import type { Log } from '../../application/platform.ts'
import type { RankingPageRepository } from '../../application/ranking.ts'
import type { RankingPage } from '../../domain/ranking.ts'

function parseRankingPage(raw: unknown, log: Log): RankingPage {
  return { ...parsePage(raw, rankingItems, 'rankingList', log), own: parseOwnRank(raw) }
}

export function httpRankingPages(client: HttpClient, paths: ApiPaths, log: Log): RankingPageRepository {
  const pageOf = (path: string, page: number, signal?: AbortSignal) =>
    withErrorLog(log, path, async () => parseRankingPage(await client.get(path, { query: { page }, signal }), log))
  return {
    users: (page, signal) => pageOf(paths.userRanks, page, signal),
    members: (page, signal) => pageOf(paths.memberRanks, page, signal),
  }
}
