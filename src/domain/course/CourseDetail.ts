import type { OfferDetail } from '../offer/OfferDetail.ts'
import type { Course } from './Course.ts'

/** A course as its own page tells it. */
export interface CourseDetail extends Course, OfferDetail {
  /** How long all of its lessons take together. */
  readonly minutes: number | null
  readonly learnerCount: number | null
}
