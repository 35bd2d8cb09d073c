import type { Log } from '../../application/platform/Log.ts'
import type { RankingPages } from '../../application/ranking/RankingPages.ts'
import type { ApiPaths } from './apiPaths.ts'
import { reported } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { parseRankingPage } from './schemas/parseRankingPage.ts'

export function httpRankingPages(client: HttpClient, paths: ApiPaths, log: Log): RankingPages {
  const pageOf = (path: string, page: number, signal?: AbortSignal) =>
    reported(log, path, async () => parseRankingPage(await client.get(path, { query: { page }, signal }), log))
  return {
    users: (page, signal) => pageOf(paths.userRanks, page, signal),
    members: (page, signal) => pageOf(paths.memberRanks, page, signal),
  }
}
