import type { ReviewCommand, ReviewOutcome } from '../../application/review.ts'
import type { CourseStanding } from '../../domain/course/course.ts'
import { highestRating, type ReviewDraft, reviewLength, validateReviewDraft } from '../../domain/review.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import type { Loadable } from '../kit/loaded.ts'
import { reviewWords } from './reviewWords.ts'

/** Whether the viewer may write a review, as far as is known. */
export type ReviewPermission = 'yes' | 'signInFirst' | 'notEnrolled' | 'teaches' | 'waiting' | 'unknown'

/** One's own review can be given other words as long as one takes the course, or nobody knows. */
export function canEditReview(permission: ReviewPermission): boolean {
  return permission !== 'notEnrolled' && permission !== 'teaches'
}

/** Only those who take the course may; its teachers may not. */
export function reviewPermission(
  viewer: Viewer | null,
  standing: Loadable<Pick<CourseStanding, 'isEnrolled' | 'canStudy'>>,
): ReviewPermission {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  if (standing.status !== 'ready') return standing.status === 'failed' ? 'unknown' : 'waiting'
  if (standing.value.isEnrolled) return 'yes'
  return standing.value.canStudy ? 'teaches' : 'notEnrolled'
}

type WithoutDraft<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** Where a text is sent: to the course or class, or to the review with a certain id. */
export type ReviewTarget = WithoutDraft<ReviewCommand>

/** Why it was not accepted. */
export type ReviewRefusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'unfit' | 'alreadySaving'>

const formWords = reviewWords.form

interface DraftErrors {
  readonly rating: string | null
  readonly content: string | null
}

/** What is wrong with each field; both are told at once. */
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
