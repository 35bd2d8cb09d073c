import { type ContentNoun, type MaterialKind, materialKinds, nounOf } from './content/contentKind.ts'
import type { CourseStanding } from './course/course.ts'
import type { Id } from './id.ts'
import type { LoadState } from './loadState.ts'
import type { StudySubject } from './study.ts'
import { textLength } from './textLength.ts'
import { isSignedIn, type Viewer } from './viewer.ts'

/** A reviewed item. Courses and classes are reviewed by those who take them, documents and videos by those who have finished them. */
export interface ReviewSubject {
  readonly kind: StudySubject['kind'] | ContentNoun<MaterialKind>
  readonly id: Id
}

export const reviewedKinds: readonly ReviewSubject['kind'][] = ['course', 'course-class', ...materialKinds.map((kind) => nounOf(kind))]

export interface Review {
  readonly reviewId: Id
  /** 1 to 5. */
  readonly rating: number
  readonly content: string
  readonly nickname: string | null
  /** Address of the author's picture. */
  readonly profile: string | null
  readonly isMine: boolean
  /** ISO date-times; `updatedDate` is null when the text was never changed. */
  readonly createdDate: string | null
  readonly updatedDate: string | null
}

/** The body of a learner's review: exactly these fields, no more and no less (S-289). */
export interface ReviewDraft {
  readonly rating: number
  readonly content: string
}

/** A summary of all reviews. */
export interface RatingSummary {
  /** Null while there are no reviews. */
  readonly average: number | null
  readonly count: number
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: StarCounts
}

export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

/** A row of the rating's bar chart. */
interface RatingShare {
  readonly stars: number
  readonly count: number
  /** Whole per cent, from 0 to 100. */
  readonly percent: number
}

/** Returns five rows, the best first. Shares are of all that were counted, so that the bars never exceed the chart. */
export function ratingShares({ distribution }: Pick<RatingSummary, 'distribution'>): readonly RatingShare[] {
  const total = distribution.reduce((sum, count) => sum + count, 0)
  return distribution
    .map((count, at) => ({ stars: at + 1, count, percent: total === 0 ? 0 : Math.round((count * 100) / total) }))
    .toReversed()
}

export const reviewOrders = ['NEWEST', 'HIGHEST', 'LOWEST'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

export const reviewLength = { min: 10, max: 500 }
export const highestRating = 5

/** The reason why a review cannot be sent as it is; the first of several. */
export type ReviewDraftError = { readonly kind: 'noRating' } | { readonly kind: 'tooShort' | 'tooLong'; readonly length: number }

export function validateReviewDraft({ rating, content }: ReviewDraft): ReviewDraftError | null {
  if (!Number.isInteger(rating) || rating < 1 || rating > highestRating) return { kind: 'noRating' }
  const length = textLength(content)
  if (length < reviewLength.min) return { kind: 'tooShort', length }
  return length > reviewLength.max ? { kind: 'tooLong', length } : null
}

/** Whether the viewer may write a review, as far as is known. */
export type ReviewPermission = 'yes' | 'signInFirst' | 'notEnrolled' | 'teaches' | 'waiting' | 'unknown'

/** Tells whether the viewer's own review can be edited: while they take the course, or while that is unknown. */
export function canEditReview(permission: ReviewPermission): boolean {
  return permission !== 'notEnrolled' && permission !== 'teaches'
}

/** Returns the permission: only learners of the course may write a review; its teachers may not. */
export function reviewPermission(
  viewer: Viewer | null,
  standing: LoadState<Pick<CourseStanding, 'isEnrolled' | 'canStudy'>>,
): ReviewPermission {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return 'signInFirst'
  if (standing.status !== 'ready') return standing.status === 'failed' ? 'unknown' : 'waiting'
  if (standing.value.isEnrolled) return 'yes'
  return standing.value.canStudy ? 'teaches' : 'notEnrolled'
}
