import * as z from 'zod/mini'
import type { KeptReviewDraft } from '../../application/review.ts'
import { highestRating } from '../../domain/review.ts'

// Of zod, only what the first load has anyway: its records and literals would be added to that.
const rating = z.custom<number>((raw: unknown) => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= highestRating)
const text = z.custom<string>((raw) => typeof raw === 'string')
const drafts = z.array(z.object({ subject: text, rating, content: text }))

/** What an author's tab has kept; text of another format counts as no drafts. */
export function parseReviewDrafts(kept: string | null): readonly KeptReviewDraft[] {
  try {
    return drafts.parse(JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}
