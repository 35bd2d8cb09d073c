import * as z from 'zod/mini'
import { highestRating, type ReviewDraft } from '../../domain/review.ts'

// The schema uses only the parts of zod that the first load has anyway; zod's records and literals would be added to it.
const rating = z.custom<number>((raw: unknown) => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= highestRating)
const draft = z.object({ rating, content: z.custom<string>((raw) => typeof raw === 'string') })

/** Parses a stored draft of a review; null for text of another format. */
export function parseReviewDraft(text: string | null): ReviewDraft | null {
  try {
    return draft.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
