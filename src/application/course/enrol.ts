import type { Course } from '../../domain/course/Course.ts'
import type { CourseStanding } from '../../domain/course/CourseStanding.ts'
import { type Enrolment, enrolment } from '../../domain/course/enrolment.ts'
import { purchaseHref } from '../../domain/course/purchaseHref.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { CallFailed } from '../platform/CallFailed.ts'
import type { CourseCatalogue } from './CourseCatalogue.ts'

export interface EnrolWish {
  readonly course: Pick<Course, 'courseId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser'>
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: CourseStanding
}

export type EnrolOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  /** `missing` is null when only the backend knows how many are. */
  | { readonly kind: 'notEnoughPoints'; readonly missing: number | null }
  | { readonly kind: 'needsPurchase'; readonly href: string }
  | { readonly kind: 'onlyForChannelStudents' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notOffered' }
  /** One is under way. */
  | { readonly kind: 'alreadyEnrolling' }
  | { readonly kind: 'failed' }

export type Enrol = (wish: EnrolWish) => Promise<EnrolOutcome>

/** One enrolment at a time, and one call for it, which is never made again by itself: it may cost points. */
export function makeEnrol({ courses }: { readonly courses: Pick<CourseCatalogue, 'enrol'> }): Enrol {
  let enrolling = false
  return async (wish) => {
    if (enrolling) return { kind: 'alreadyEnrolling' }
    const obstacle = obstacleTo(enrolment(wish.course, wish.viewer, wish.standing))
    if (obstacle !== null) return obstacle
    enrolling = true
    try {
      await courses.enrol(wish.course.courseId)
      return { kind: 'enrolled' }
    } catch (error) {
      return refusal(error, wish)
    } finally {
      enrolling = false
    }
  }
}

/** What is known beforehand to come of it. Null: nothing speaks against it. */
function obstacleTo(now: Enrolment): EnrolOutcome | null {
  switch (now.kind) {
    case 'free':
    case 'points':
      return null
    case 'enrolled':
      return { kind: 'alreadyEnrolled' }
    default:
      return now
  }
}

/** The backend knows better than a page that has been open for a while. */
function refusal(error: unknown, { course }: EnrolWish): EnrolOutcome {
  switch (error instanceof CallFailed ? error.status : null) {
    case 401:
      return { kind: 'signInFirst' }
    case 402:
      return course.paymentType === 'CASH'
        ? { kind: 'needsPurchase', href: purchaseHref(course) }
        : { kind: 'notEnoughPoints', missing: null }
    case 403:
      return { kind: 'onlyForChannelStudents' }
    case 409:
      return { kind: 'alreadyEnrolled' }
    default:
      return { kind: 'failed' }
  }
}
