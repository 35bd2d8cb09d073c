import { type Enrolment, enrolmentIn } from '../course/enrolment.ts'
import { idInPath } from '../idInPath.ts'
import type { Viewer } from '../viewer/Viewer.ts'
import type { ClassStanding } from './ClassStanding.ts'
import type { ListedClass } from './ListedClass.ts'
import { seatsLeft } from './seats.ts'

/** What stands between a viewer and a class: as with a course, and places run out. */
export type ClassEnrolment = Enrolment | { readonly kind: 'full' } | { readonly kind: 'closed' }

export type ClassOffer = Pick<
  ListedClass,
  'courseClassId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser' | 'schedule' | 'enrolledCount' | 'isClosed'
>

export function classEnrolment(
  offer: ClassOffer,
  viewer: Pick<Viewer, 'authState' | 'point'>,
  standing: Pick<ClassStanding, 'isEnrolled' | 'isMember'>,
): ClassEnrolment {
  if (!standing.isEnrolled && offer.isClosed) return { kind: 'closed' }
  if (!standing.isEnrolled && seatsLeft(offer.schedule?.memberCount ?? null, offer.enrolledCount) === 0) return { kind: 'full' }
  return enrolmentIn(offer, viewer, standing, classPurchaseHref(offer))
}

/** Where the platform sells a class for money; assumed, as the spec names no such place. */
export function classPurchaseHref({ courseClassId }: Pick<ClassOffer, 'courseClassId'>): string {
  return `/purchase/class/${idInPath(courseClassId)}`
}
