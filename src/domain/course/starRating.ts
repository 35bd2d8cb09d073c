import type { ContentType } from '../study/contentType.ts'

type StarRating =
  | { readonly kind: 'none' }
  /** Off the scale, shown as ‘?’. */
  | { readonly kind: 'beyond' }
  | { readonly kind: 'stars'; readonly band: number; readonly filled: number; readonly total: StarCount; readonly score: number }

export type StarCount = 5 | 7

const highestScore = 20

/** After each full row of stars the row starts again in the next colour, its band. */
export function starRating(score: number | null, starCount: StarCount): StarRating {
  if (score === null || !(score > 0)) return { kind: 'none' }
  if (score > highestScore) return { kind: 'beyond' }
  const band = Math.max(1, Math.ceil(score / starCount)) // the smallest numbers divide to 0
  const filled = Math.floor(score - starCount * (band - 1))
  return { kind: 'stars', band, filled, total: starCount, score }
}

export function starCountFor(contentType: ContentType): StarCount {
  return contentType === 'DOCUMENT' || contentType === 'VIDEO' ? 7 : 5
}
