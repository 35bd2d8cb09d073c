import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { parseOwnRank, rankingItems } from './home.ts'
import { parsePage } from './reads.ts'
import { nullableNumber, oneOf, parseObject } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { RankingPageRepository } from '../../application/ranking.ts'
import { type RankingPage, rankingPeriods, type RankingQuery } from '../../domain/rankingPage.ts'

/** Null, or left out, by a backend without weekly rankings. */
export const weekFields = { period: oneOf(rankingPeriods), gapToNext: nullableNumber }

function parseRankingPage(raw: unknown, log: Log): RankingPage {
  const { period, gapToNext } = parseObject(raw, z.object(weekFields), 'rankingList', log)
  return { ...parsePage(raw, rankingItems, 'rankingList', log), own: parseOwnRank(raw, log), period: period ?? 'ALL', gapToNext }
}

export function httpRankingPages(client: HttpClient, paths: ApiPaths, log: Log): RankingPageRepository {
  const pageOf = (path: string, { period, page }: RankingQuery, signal?: AbortSignal) => {
    const query = { page, ...(period !== 'ALL' && { period }) }
    return withErrorLog(log, path, async () => parseRankingPage(await client.get(path, { query, signal }), log))
  }
  return {
    users: (query, signal) => pageOf(paths.userRanks, query, signal),
    members: (query, signal) => pageOf(paths.memberRanks, query, signal),
  }
}
