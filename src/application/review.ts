import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import {
  type RatingSummary,
  type Review,
  type ReviewDraft,
  type ReviewDraftError,
  type ReviewOrder,
  type ReviewSubject,
  validateReviewDraft,
} from '../domain/review.ts'

export interface ReviewRepository {
  rating(subject: ReviewSubject, signal?: AbortSignal): Promise<RatingSummary>
  list(subject: ReviewSubject, query: ReviewQuery, signal?: AbortSignal): Promise<Page<Review>>
  /** Reads the viewer's own review; null when there is none. */
  own(subject: ReviewSubject, signal?: AbortSignal): Promise<Review | null>
  write(subject: ReviewSubject, draft: ReviewDraft): Promise<void>
  /** Replaces the viewer's own review of the subject, whatever its number. */
  rewrite(subject: ReviewSubject, draft: ReviewDraft): Promise<void>
  /** Replaces the review of this number. */
  edit(reviewId: Id, draft: ReviewDraft): Promise<void>
  remove(reviewId: Id): Promise<void>
}

export interface ReviewQuery {
  readonly page: number
  readonly order: ReviewOrder
}

export type ReviewCommand =
  /** Writes the viewer's first review of the subject, or replaces it. */
  | { readonly kind: 'write' | 'rewrite'; readonly subject: ReviewSubject; readonly draft: ReviewDraft }
  /** Replaces the review with this number, from the list. */
  | { readonly kind: 'edit'; readonly reviewId: Id; readonly draft: ReviewDraft }
  | { readonly kind: 'remove'; readonly reviewId: Id }

export type ReviewOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'removed' }
  /** The page refused it; no request was made. */
  | { readonly kind: 'invalid'; readonly problem: ReviewDraftError }
  /** A second review is refused: each person has one. */
  | { readonly kind: 'alreadyWritten' }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'signInFirst' }
  /** The review has been removed elsewhere. */
  | { readonly kind: 'gone' }
  /** There is no such course, class or content any more. */
  | { readonly kind: 'subjectGone' }
  | { readonly kind: 'alreadySaving' }
  | { readonly kind: 'failed' }

export type WriteReview = (command: ReviewCommand) => Promise<ReviewOutcome>

/** Makes one change at a time with a single call, which is never repeated automatically. */
export function makeWriteReview({ reviews }: { readonly reviews: ReviewRepository }): WriteReview {
  const save = oneAtATime({ kind: 'alreadySaving' }, async (wish: ReviewCommand): Promise<ReviewOutcome> => {
    try {
      await send(wish, reviews)
      return { kind: wish.kind === 'remove' ? 'removed' : 'saved' }
    } catch (error) {
      return failureOutcome(error, wish)
    }
  })
  return async (wish) => {
    const problem = wish.kind === 'remove' ? null : validateReviewDraft(wish.draft)
    return problem === null ? save(wish) : { kind: 'invalid', problem }
  }
}

function send(wish: ReviewCommand, reviews: ReviewRepository): Promise<void> {
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

function failureOutcome(error: unknown, wish: ReviewCommand): ReviewOutcome {
  switch (statusOf(error)) {
    case 401:
      return { kind: 'signInFirst' }
    case 403:
      return { kind: 'notEnrolled' }
    case 404:
      return { kind: wish.kind === 'write' ? 'subjectGone' : 'gone' }
    case 409:
      return { kind: 'alreadyWritten' }
    default:
      return { kind: 'failed' }
  }
}

/** Lists the port and the use case of reviews of courses and classes. */
export interface ReviewFeature {
  readonly reviews: ReviewRepository
  readonly writeReview: WriteReview
  /** Parses a stored draft; null when the text is no draft. */
  parseDraft(text: string | null): ReviewDraft | null
}
