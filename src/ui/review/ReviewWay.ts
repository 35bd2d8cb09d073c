import type { ReviewOutcome, ReviewWish } from '../../application/review/writeReview.ts'
import type { ReviewDraft } from '../../domain/review/Review.ts'

type Unsent<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** Where a text is sent: to the course or class, or to the review with a certain id. */
export type ReviewWay = Unsent<ReviewWish>

/** Why it was not accepted. */
export type Refusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'unfit' | 'alreadySaving'>
