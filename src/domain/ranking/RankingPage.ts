import type { Page } from '../Page.ts'
import type { RankingEntry } from './RankingEntry.ts'

export interface RankingPage extends Page<RankingEntry> {
  /** The viewer's own place, on whatever page it is; null for guests and those without one. */
  readonly own: RankingEntry | null
}
