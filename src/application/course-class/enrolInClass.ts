import { type ClassEnrolment, type ClassOffer, classEnrolment, classPurchaseHref } from '../../domain/course-class/classEnrolment.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { EnrolOutcome } from '../course/enrol.ts'
import { CallFailed } from '../platform/CallFailed.ts'
import type { ClassCatalogue } from './ClassCatalogue.ts'

export interface ClassEnrolWish {
  readonly courseClass: ClassOffer
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: ClassStanding
}

/** As with a course, and places run out. */
export type ClassEnrolOutcome = EnrolOutcome | { readonly kind: 'full' } | { readonly kind: 'closed' }

export type EnrolInClass = (wish: ClassEnrolWish) => Promise<ClassEnrolOutcome>

/** One enrolment at a time, and one call for it, which is never made again by itself: it may cost points. */
export function makeEnrolInClass({ classes }: { readonly classes: Pick<ClassCatalogue, 'enrol' | 'standing'> }): EnrolInClass {
  let enrolling = false
  /** A conflict is a place that somebody else got, unless it was the viewer in another tab. */
  const afterConflict = async (wish: ClassEnrolWish): Promise<ClassEnrolOutcome> => {
    const standing = await classes.standing(wish.courseClass.courseClassId).catch(() => wish.standing)
    return { kind: standing.isEnrolled ? 'alreadyEnrolled' : 'full' }
  }
  return async (wish) => {
    if (enrolling) return { kind: 'alreadyEnrolling' }
    const obstacle = obstacleTo(classEnrolment(wish.courseClass, wish.viewer, wish.standing))
    if (obstacle !== null) return obstacle
    enrolling = true
    try {
      await classes.enrol(wish.courseClass.courseClassId)
      return { kind: 'enrolled' }
    } catch (error) {
      const status = error instanceof CallFailed ? error.status : null
      return status === conflict ? await afterConflict(wish) : refusal(status, wish)
    } finally {
      enrolling = false
    }
  }
}

const conflict = 409

/** What is known beforehand to come of it. Null: nothing speaks against it. */
function obstacleTo(now: ClassEnrolment): ClassEnrolOutcome | null {
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

function refusal(status: number | null, { courseClass }: ClassEnrolWish): ClassEnrolOutcome {
  switch (status) {
    case 401:
      return { kind: 'signInFirst' }
    case 402:
      return courseClass.paymentType === 'CASH'
        ? { kind: 'needsPurchase', href: classPurchaseHref(courseClass) }
        : { kind: 'notEnoughPoints', missing: null }
    case 403:
      return { kind: 'onlyForChannelStudents' }
    case 410:
      return { kind: 'closed' }
    default:
      return { kind: 'failed' }
  }
}
