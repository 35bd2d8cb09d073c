import type { Id } from '../Id.ts'
import type { Offer } from '../offer/Offer.ts'

export interface CourseClass extends Offer {
  readonly courseClassId: Id
  /** `memberCount` is the capacity, not the enrolment. */
  readonly schedule: { readonly memberCount: number | null } | null
}
