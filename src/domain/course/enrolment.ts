import { hrefTo } from '../paths.ts'
import type { Course, CourseStanding } from './course.ts'
import type { Offer } from './offer.ts'
import { costOf } from './price.ts'
import { isSignedIn, type Viewer } from '../viewer.ts'

/** Returns the address where the platform sells a course for money; it is assumed, as the spec names none. */
export function purchaseHref(course: Pick<Course, 'courseId'>): string {
  return hrefTo('coursePurchase', { courseId: course.courseId })
}

/** The state of a viewer's enrolment in a course, and what it takes. */
export type EnrolmentState =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'onlyForChannelStudents' }
  | { readonly kind: 'free' }
  | { readonly kind: 'points'; readonly amount: number; readonly left: number }
  | { readonly kind: 'notEnoughPoints'; readonly amount: number; readonly missing: number }
  /** The course costs money, which another part of the platform takes. */
  | { readonly kind: 'needsPurchase'; readonly amount: number; readonly href: string }
  /** The price is unknown. */
  | { readonly kind: 'notOffered' }

type EnrolmentTerms = Pick<Offer, 'cost' | 'paymentType' | 'isOnlyForChannelUser'>
type Buyer = Pick<Viewer, 'authState' | 'point'>
type Standing = Pick<CourseStanding, 'isEnrolled' | 'isMember'>

export function courseEnrolmentState(course: EnrolmentTerms & Pick<Course, 'courseId'>, viewer: Buyer, standing: Standing): EnrolmentState {
  return enrolmentStateOf(course, viewer, standing, purchaseHref(course))
}

/** Determines the state for courses and classes alike; `href` is the address where the offer is sold. */
export function enrolmentStateOf(offer: EnrolmentTerms, viewer: Buyer, standing: Standing, href: string): EnrolmentState {
  if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
  if (standing.isEnrolled) return { kind: 'enrolled' }
  if (offer.isOnlyForChannelUser && !standing.isMember) return { kind: 'onlyForChannelStudents' }
  const cost = costOf(offer.cost, offer.paymentType)
  switch (cost?.kind) {
    case 'free':
      return { kind: 'free' }
    case 'point':
      return pointsEnrolmentState(cost.amount, viewer.point ?? 0)
    case 'cash':
      return { kind: 'needsPurchase', amount: cost.amount, href }
    default:
      return { kind: 'notOffered' }
  }
}

function pointsEnrolmentState(amount: number, balance: number): EnrolmentState {
  return balance < amount
    ? { kind: 'notEnoughPoints', amount, missing: amount - balance }
    : { kind: 'points', amount, left: balance - amount }
}
