import type { ReviewDraft } from './Review.ts'

export const reviewLength = { min: 10, max: 500 }
export const highestRating = 5

/** Why a review cannot be sent as it is; the first reason of several. */
export type ReviewProblem = { readonly kind: 'noRating' } | { readonly kind: 'tooShort' | 'tooLong'; readonly length: number }

export function reviewProblem({ rating, content }: ReviewDraft): ReviewProblem | null {
  if (!Number.isInteger(rating) || rating < 1 || rating > highestRating) return { kind: 'noRating' }
  const length = reviewLengthOf(content)
  if (length < reviewLength.min) return { kind: 'tooShort', length }
  return length > reviewLength.max ? { kind: 'tooLong', length } : null
}

/** In characters as people count them: spaces at the ends are none, an emoji is one. */
export function reviewLengthOf(content: string): number {
  const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return [...characters.segment(content.trim().normalize('NFC'))].length
}
