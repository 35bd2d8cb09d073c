import type { Id } from '../../domain/Id.ts'
import type { ReviewDraft } from '../../domain/review/Review.ts'
import { type ReviewProblem, reviewProblem } from '../../domain/review/reviewProblem.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { ReviewRepository } from './ReviewRepository.ts'

export type ReviewWish =
  /** The viewer's first review of the subject, or other words in its place. */
  | { readonly kind: 'write' | 'rewrite'; readonly subject: StudySubject; readonly draft: ReviewDraft }
  /** Other words for the review with this number, from the list. */
  | { readonly kind: 'edit'; readonly reviewId: Id; readonly draft: ReviewDraft }
  | { readonly kind: 'remove'; readonly reviewId: Id }

export type ReviewOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'removed' }
  /** Not sent. */
  | { readonly kind: 'unfit'; readonly problem: ReviewProblem }
  /** Everybody has one review. */
  | { readonly kind: 'alreadyWritten' }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'signInFirst' }
  /** It has been removed elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadySaving' }
  | { readonly kind: 'failed' }

export type WriteReview = (wish: ReviewWish) => Promise<ReviewOutcome>

/** One change at a time, and one call for it, which is never made again by itself. */
export function makeWriteReview({ reviews }: { readonly reviews: ReviewRepository }): WriteReview {
  const save = oneAtATime({ kind: 'alreadySaving' }, async (wish: ReviewWish): Promise<ReviewOutcome> => {
    try {
      await sent(wish, reviews)
      return { kind: wish.kind === 'remove' ? 'removed' : 'saved' }
    } catch (error) {
      return refusal(error, wish)
    }
  })
  return async (wish) => {
    const problem = wish.kind === 'remove' ? null : reviewProblem(wish.draft)
    return problem === null ? save(wish) : { kind: 'unfit', problem }
  }
}

function sent(wish: ReviewWish, reviews: ReviewRepository): Promise<void> {
  switch (wish.kind) {
    case 'write':
      return reviews.write(wish.subject, wish.draft)
    case 'rewrite':
      return reviews.rewrite(wish.subject, wish.draft)
    case 'edit':
      return reviews.edit(wish.reviewId, wish.draft)
    case 'remove':
      return reviews.remove(wish.reviewId)
  }
}

function refusal(error: unknown, wish: ReviewWish): ReviewOutcome {
  switch (statusOf(error)) {
    case 401:
      return { kind: 'signInFirst' }
    case 403:
      return { kind: 'notEnrolled' }
    case 404:
      // With a first review it is the course that is gone.
      return { kind: wish.kind === 'write' ? 'failed' : 'gone' }
    case 409:
      return { kind: 'alreadyWritten' }
    default:
      return { kind: 'failed' }
  }
}
