import type { Id } from '../Id.ts'
import type { Offer } from '../offer/Offer.ts'
import type { CourseLevel } from './courseLevel.ts'

export interface Course extends Offer {
  readonly courseId: Id
  readonly level: CourseLevel | null
  /** A score that the stars show, up to 20. */
  readonly rating: number | null
}
