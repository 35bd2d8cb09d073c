import type { Id } from '../../domain/Id.ts'
import type { Page } from '../../domain/Page.ts'
import type { Review, ReviewDraft } from '../../domain/review/Review.ts'
import type { ReviewRating } from '../../domain/review/ReviewRating.ts'
import type { ReviewOrder } from '../../domain/review/reviewOrder.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'

export interface ReviewRepository {
  rating(subject: StudySubject, signal?: AbortSignal): Promise<ReviewRating>
  list(subject: StudySubject, query: ReviewQuery, signal?: AbortSignal): Promise<Page<Review>>
  /** The viewer's own; null when there is none. */
  own(subject: StudySubject, signal?: AbortSignal): Promise<Review | null>
  write(subject: StudySubject, draft: ReviewDraft): Promise<void>
  /** The viewer's own review of the subject, whatever its number. */
  rewrite(subject: StudySubject, draft: ReviewDraft): Promise<void>
  /** The review of this number. */
  edit(reviewId: Id, draft: ReviewDraft): Promise<void>
  remove(reviewId: Id): Promise<void>
}

export interface ReviewQuery {
  readonly page: number
  readonly order: ReviewOrder
}
