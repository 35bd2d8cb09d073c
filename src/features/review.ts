import { httpReviewRepository } from '../adapters/http/review.ts'
import { makeWriteReview, type ReviewFeature } from '../application/review.ts'
import type { Core } from './core.ts'

export function wireReview({ client, log }: Core): ReviewFeature {
  const reviews = httpReviewRepository(client, log)
  return { reviews, writeReview: makeWriteReview({ reviews }) }
}
