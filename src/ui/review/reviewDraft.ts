import type { ReviewCommand, ReviewOutcome } from '../../application/review.ts'
import { highestRating, type ReviewDraft, reviewLength, validateReviewDraft } from '../../domain/review.ts'
import { reviewWords } from './reviewWords.ts'

type WithoutDraft<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** Where a text is sent: to the course or class, or to the review with a certain id. */
export type ReviewTarget = WithoutDraft<ReviewCommand>

/** Why it was not accepted. */
export type ReviewRefusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'invalid' | 'alreadySaving'>

/** The same whatever is reviewed. */
const formWords = reviewWords.course.form

interface DraftErrors {
  readonly rating: string | null
  readonly content: string | null
}

/** The errors of each field, all at once. */
export function draftErrors(draft: ReviewDraft): DraftErrors {
  return {
    rating: validateReviewDraft(draft)?.kind === 'noRating' ? formWords.noRating : null,
    content: contentError(draft.content),
  }
}

function contentError(content: string): string | null {
  switch (validateReviewDraft({ rating: highestRating, content })?.kind) {
    case 'tooShort':
      return formWords.tooShort(reviewLength.min)
    case 'tooLong':
      return formWords.tooLong(reviewLength.max)
    default:
      return null
  }
}
