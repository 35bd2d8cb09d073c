import * as z from 'zod/mini'
import type { Log } from '../../../application/platform/Log.ts'
import type { RankingPage } from '../../../domain/ranking/RankingPage.ts'
import { parsePage } from './pageSchema.ts'
import { valueAt } from './parse.ts'
import { rankingItems } from './rankingSchema.ts'

/** The viewer's own place is left out where it cannot be read, not the list. */
export function parseRankingPage(raw: unknown, log: Log): RankingPage {
  const own = z.safeParse(rankingItems.schema, valueAt(raw, 'myRanking'))
  return { ...parsePage(raw, rankingItems, 'rankingList', log), own: own.success ? own.data : null }
}
