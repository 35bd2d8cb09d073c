import { httpRankingPages } from '../adapters/http/ranking.ts'
import { makeLoadRankingPage, type RankingFeature } from '../application/ranking.ts'
import type { Core } from './core.ts'

export const wireRanking = ({ client, paths, log }: Core): RankingFeature => ({
  loadRankingPage: makeLoadRankingPage({ rankings: httpRankingPages(client, paths, log) }),
})
