import type { Log } from '../../application/platform/Log.ts'
import type { RankingRepository } from '../../application/ranking/RankingRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { rankingItems } from './schemas/rankingSchema.ts'

export function httpRankingRepository(client: HttpClient, paths: ApiPaths, log: Log): RankingRepository {
  return {
    users: (signal) => getList(client, log, { path: paths.userRanks, key: 'rankingList', items: rankingItems, signal }),
    members: (signal) => getList(client, log, { path: paths.memberRanks, key: 'rankingList', items: rankingItems, signal }),
  }
}
