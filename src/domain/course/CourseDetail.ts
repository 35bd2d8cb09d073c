import type { Category } from '../problem/Category.ts'
import type { Course } from './Course.ts'

/** A course as its own page tells it. The spec leaves the shape open (S-289): ours, beyond the card's fields. */
export interface CourseDetail extends Course {
  /** What it is, paragraph by paragraph. */
  readonly introduction: readonly string[]
  /** Whom it is for. */
  readonly audience: readonly string[]
  /** What one can do afterwards. */
  readonly goals: readonly string[]
  readonly categoryList: readonly Category[]
  readonly lessonCount: number
  /** How long all of its lessons take together. */
  readonly minutes: number | null
  readonly learnerCount: number | null
}
