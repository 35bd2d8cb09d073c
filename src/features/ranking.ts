import { httpRankingPages } from '../adapters/http/ranking.ts'
import { makeLoadRankingPage, type RankingFeature } from '../application/ranking.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export const wireRanking = ({ client, paths, log }: FeatureDependencies): RankingFeature => ({
  loadRankingPage: makeLoadRankingPage({ rankings: httpRankingPages(client, paths, log) }),
})
