import type { ReviewOutcome, ReviewWish } from '../../application/review.ts'
import type { CourseStanding } from '../../domain/course/course.ts'
import { highestRating, type ReviewDraft, reviewLength, reviewProblem } from '../../domain/review.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import type { Loaded } from '../kit/loaded.ts'
import { reviewWords } from './reviewWords.ts'

/** Whether the viewer may write a review, as far as is known. */
export type MayWrite = 'yes' | 'signInFirst' | 'notEnrolled' | 'teaches' | 'waiting' | 'unknown'

/** One's own review can be given other words as long as one takes the course, or nobody knows. */
export function mayEdit(may: MayWrite): boolean {
  return may !== 'notEnrolled' && may !== 'teaches'
}

/** Only those who take the course may; its teachers may not. */
export function mayWrite(viewer: Viewer | null, standing: Loaded<Pick<CourseStanding, 'isEnrolled' | 'canStudy'>>): MayWrite {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  if (standing.status !== 'ready') return standing.status === 'failed' ? 'unknown' : 'waiting'
  if (standing.value.isEnrolled) return 'yes'
  return standing.value.canStudy ? 'teaches' : 'notEnrolled'
}

type Unsent<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** Where a text is sent: to the course or class, or to the review with a certain id. */
export type ReviewWay = Unsent<ReviewWish>

/** Why it was not accepted. */
export type Refusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'unfit' | 'alreadySaving'>

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
