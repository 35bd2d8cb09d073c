import type { ReviewCommand, ReviewOutcome } from '../../application/review.ts'
import { highestRating, type ReviewDraft, reviewLength, validateReviewDraft } from '../../domain/review.ts'
import { reviewWords } from './reviewWords.ts'

type WithoutDraft<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** The target of a text: the course or class, or the review with a certain id. */
export type ReviewTarget = WithoutDraft<ReviewCommand>

/** The reasons for which a review is not accepted. */
export type ReviewRefusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'invalid' | 'alreadySaving'>

/** The texts that are the same for all subjects. */
const formWords = reviewWords.course.form

interface DraftErrors {
  readonly rating: string | null
  readonly content: string | null
}

/** Returns the errors of all fields at once. */
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
