import type { RankingEntry } from './RankingEntry.ts'

const rowsShown = 5

export function topRanking(entries: readonly RankingEntry[]): readonly RankingEntry[] {
  return entries.slice(0, rowsShown)
}
