import { hrefTo } from '../paths.ts'
import type { ListedClass } from './courseClass.ts'
import { type CourseStanding, notEnrolled } from '../course/course.ts'
import { type EnrolmentState, enrolmentStateOf } from '../course/enrolment.ts'
import { formatNumber } from '../format.ts'
import type { Viewer } from '../viewer.ts'

/** The viewer's standing in a class. */
export interface ClassStanding extends CourseStanding {
  /** Teachers of the class see its members. */
  readonly isTeacher: boolean
}

/** Tells whether the viewer leads the class: sees its members and their reports, lets people in and out, and announces. */
export function leadsClass({ isTeacher }: Pick<ClassStanding, 'isTeacher'>): boolean {
  return isTeacher
}

/** Tells whether the viewer takes part in the class: reads its announcements and enters its meetings. */
export function takesPart(standing: Pick<ClassStanding, 'isEnrolled' | 'isTeacher'>): boolean {
  return standing.isEnrolled || leadsClass(standing)
}

/** The standing of a visitor who is not signed in. */
export const notEnrolledInClass: ClassStanding = { ...notEnrolled, isTeacher: false }

/** Counts the free seats, never below 0, as classes can be overbooked; null if a number is unknown or no capacity. */
export function seatsLeft(memberCount: number | null, taken: number | null): number | null {
  if (memberCount === null || taken === null || !Number.isInteger(memberCount) || memberCount < 1) return null
  return Math.max(0, memberCount - Math.max(0, Math.floor(taken)))
}

const fewSeats = 2

export type SeatsState = 'none' | 'few' | 'some'

export function seatsState(left: number): SeatsState {
  if (left === 0) return 'none'
  return left <= fewSeats ? 'few' : 'some'
}

/** Formats the seats left: '마감', '마지막 1자리' or '3자리 남음'. */
export function seatsText(left: number): string {
  const texts = { none: '마감', few: `마지막 ${left}자리`, some: `${formatNumber(left)}자리 남음` }
  return texts[seatsState(left)]
}

/** The state of an enrolment: the same as in a course, and a class may also be full or closed. */
export type ClassEnrolmentState = EnrolmentState | { readonly kind: 'full' } | { readonly kind: 'closed' }

export type ClassOffer = Pick<
  ListedClass,
  'courseClassId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser' | 'schedule' | 'enrolledCount' | 'isClosed'
>

export function classEnrolmentState(
  offer: ClassOffer,
  viewer: Pick<Viewer, 'authState' | 'point'>,
  standing: Pick<ClassStanding, 'isEnrolled' | 'isMember'>,
): ClassEnrolmentState {
  if (!standing.isEnrolled && offer.isClosed) return { kind: 'closed' }
  if (!standing.isEnrolled && seatsLeft(offer.schedule?.memberCount ?? null, offer.enrolledCount) === 0) return { kind: 'full' }
  return enrolmentStateOf(offer, viewer, standing, classPurchaseHref(offer))
}

/** Returns the address where the platform sells a class for money; it is assumed, as the spec names none. */
export function classPurchaseHref({ courseClassId }: Pick<ClassOffer, 'courseClassId'>): string {
  return hrefTo('classPurchase', { courseClassId })
}
