import * as z from 'zod/mini'
import { expectNothing, fillContentPath, noneWhereUnknown, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { equippedItemList } from './equippedItemSchema.ts'
import { leaguePaths as paths } from './leaguePaths.ts'
import { count, flag, nullableText, orNull, parseObject, requiredItems, requiredWholeNumber, type Schema, someId } from './parsing.ts'
import { statusOf } from '../../application/callError.ts'
import type { LeagueRepository } from '../../application/league.ts'
import type { Log } from '../../application/platform.ts'
import type { League } from '../../domain/league.ts'

const memberSchema = z.object({
  userId: someId,
  nickname: nullableText,
  channelNickname: nullableText,
  equippedUserItemList: equippedItemList,
  gained: count,
  isClassmate: flag,
  isClapped: flag,
})

const resultSchema = z.object({
  step: requiredWholeNumber,
  memberCount: requiredWholeNumber,
  rank: requiredWholeNumber,
  gained: requiredWholeNumber,
})

export const leagueSchema: Schema<League> = z.pipe(
  z.object({ step: requiredWholeNumber, memberList: requiredItems(memberSchema), lastWeek: orNull(resultSchema) }),
  z.transform(({ memberList, ...league }) => ({ ...league, members: memberList })),
)

export const leagueFields = { league: z.nullable(leagueSchema) }

export function httpLeagueRepository(client: HttpClient, log: Log): LeagueRepository {
  return {
    current: (signal) =>
      withErrorLog(log, paths.league, () =>
        client.get(paths.league, { signal }).then((raw) => parseObject(raw, z.object(leagueFields), 'league', log).league, noneForOthers),
      ),
    clap: (userId) => runWrite(log, paths.clap, () => client.put(fillContentPath(paths.clap, { userId }), {}, expectNothing)),
  }
}

/** Returns null for those who do not compete, and for backends without leagues. */
function noneForOthers(error: unknown): null {
  return statusOf(error) === 403 ? null : noneWhereUnknown(error)
}
