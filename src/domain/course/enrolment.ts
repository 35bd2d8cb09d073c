import { isSignedIn } from '../viewer/isSignedIn.ts'
import type { Viewer } from '../viewer/Viewer.ts'
import type { Course } from './Course.ts'
import type { CourseStanding } from './CourseStanding.ts'
import { costOf } from './cost.ts'
import { purchaseHref } from './purchaseHref.ts'

/** What stands between a viewer and a course. */
export type Enrolment =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'onlyForChannelStudents' }
  | { readonly kind: 'free' }
  | { readonly kind: 'points'; readonly amount: number; readonly left: number }
  | { readonly kind: 'notEnoughPoints'; readonly amount: number; readonly missing: number }
  /** Money is taken elsewhere on the platform. */
  | { readonly kind: 'needsPurchase'; readonly amount: number; readonly href: string }
  /** Nobody can say what it costs. */
  | { readonly kind: 'notOffered' }

type Offer = Pick<Course, 'courseId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser'>

export function enrolment(
  course: Offer,
  viewer: Pick<Viewer, 'authState' | 'point'>,
  standing: Pick<CourseStanding, 'isEnrolled' | 'isMember'>,
): Enrolment {
  if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
  if (standing.isEnrolled) return { kind: 'enrolled' }
  if (course.isOnlyForChannelUser && !standing.isMember) return { kind: 'onlyForChannelStudents' }
  const cost = costOf(course.cost, course.paymentType)
  switch (cost?.kind) {
    case 'free':
      return { kind: 'free' }
    case 'point':
      return forPoints(cost.amount, viewer.point ?? 0)
    case 'cash':
      return { kind: 'needsPurchase', amount: cost.amount, href: purchaseHref(course) }
    default:
      return { kind: 'notOffered' }
  }
}

function forPoints(amount: number, held: number): Enrolment {
  return held < amount ? { kind: 'notEnoughPoints', amount, missing: amount - held } : { kind: 'points', amount, left: held - amount }
}
