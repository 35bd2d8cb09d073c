import type { ReviewDraft } from '../../domain/review/Review.ts'
import { highestRating, reviewLength, reviewProblem } from '../../domain/review/reviewProblem.ts'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.form

interface DraftProblems {
  readonly rating: string | null
  readonly content: string | null
}

/** What is wrong with each field; both are told at once. */
export function draftProblems(draft: ReviewDraft): DraftProblems {
  return {
    rating: reviewProblem(draft)?.kind === 'noRating' ? words.noRating : null,
    content: contentProblem(draft.content),
  }
}

function contentProblem(content: string): string | null {
  switch (reviewProblem({ rating: highestRating, content })?.kind) {
    case 'tooShort':
      return words.tooShort(reviewLength.min)
    case 'tooLong':
      return words.tooLong(reviewLength.max)
    default:
      return null
  }
}
