import type { ReviewOutcome, ReviewWish } from '../../application/review/writeReview.ts'
import type { ReviewDraft } from '../../domain/review/Review.ts'

type Unsent<Wish> = Wish extends { readonly draft: ReviewDraft } ? Omit<Wish, 'draft'> : never

/** Where words go: to the subject, or to the review of a number. */
export type ReviewWay = Unsent<ReviewWish>

/** Why they were not taken. */
export type Refusal = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'unfit' | 'alreadySaving'>
