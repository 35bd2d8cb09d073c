import { parseReviewDraft } from '../adapters/browser/reviewDrafts.ts'
import { httpReviewRepository } from '../adapters/http/review.ts'
import { makeWriteReview, type ReviewFeature } from '../application/review.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireReview({ client, log }: FeatureDependencies): ReviewFeature {
  const reviews = httpReviewRepository(client, log)
  return { reviews, writeReview: makeWriteReview({ reviews }), parseDraft: parseReviewDraft }
}
