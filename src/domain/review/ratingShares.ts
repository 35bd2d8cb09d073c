import type { ReviewRating } from './ReviewRating.ts'

/** One row of the rating's bar chart. */
interface RatingShare {
  readonly stars: number
  readonly count: number
  /** Whole, from 0 to 100. */
  readonly percent: number
}

/** Five rows, the best first. Shares are of all that were counted, so that the bars never exceed the chart. */
export function ratingShares({ distribution }: Pick<ReviewRating, 'distribution'>): readonly RatingShare[] {
  const total = distribution.reduce((sum, count) => sum + count, 0)
  return distribution
    .map((count, at) => ({ stars: at + 1, count, percent: total === 0 ? 0 : Math.round((count * 100) / total) }))
    .toReversed()
}
