import * as z from 'zod/mini'
import type { ReviewDrafts } from '../../application/review.ts'
import { highestRating } from '../../domain/review.ts'

const ratings = Array.from({ length: highestRating + 1 }, (_, rating) => rating)
const drafts = z.record(z.string(), z.object({ rating: z.literal(ratings), content: z.string() }))

/** What an author's tab has kept; text of another format counts as no drafts. */
export function parseReviewDrafts(kept: string | null): ReviewDrafts {
  try {
    return drafts.parse(JSON.parse(kept ?? '{}'))
  } catch {
    return {}
  }
}
