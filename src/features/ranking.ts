import { httpLeagueRepository } from '../adapters/http/league.ts'
import { httpRankingPages } from '../adapters/http/ranking.ts'
import { makeClap } from '../application/league.ts'
import { makeLoadRankingPage, type RankingFeature } from '../application/ranking.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireRanking({ client, paths, log }: FeatureDependencies): RankingFeature {
  const leagues = httpLeagueRepository(client, log)
  return {
    loadRankingPage: makeLoadRankingPage({ rankings: httpRankingPages(client, paths, log) }),
    leagues,
    clap: makeClap({ leagues }),
  }
}
