import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import { type ClassOffer, classEnrolment, classPurchaseHref } from '../../domain/course-class/classEnrolment.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { EnrolOutcome } from '../course/EnrolOutcome.ts'
import { obstacleTo, oneEnrolment, refusalOf } from '../course/oneEnrolment.ts'
import type { ClassCatalogue } from './ClassCatalogue.ts'

export interface ClassEnrolWish {
  readonly courseClass: ClassOffer
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: ClassStanding
}

/** As with a course, and places run out. */
export type ClassEnrolOutcome = EnrolOutcome | { readonly kind: 'full' } | { readonly kind: 'closed' }

export type EnrolInClass = (wish: ClassEnrolWish) => Promise<ClassEnrolOutcome>

export function makeEnrolInClass({ classes }: { readonly classes: Pick<ClassCatalogue, 'enrol' | 'standing'> }): EnrolInClass {
  /** A conflict is a place that somebody else got, unless it was the viewer in another tab. */
  const afterConflict = async ({ courseClass, standing }: ClassEnrolWish): Promise<ClassEnrolOutcome> => {
    const now = await classes.standing(courseClass.courseClassId).catch(() => standing)
    return { kind: now.isEnrolled ? 'alreadyEnrolled' : 'full' }
  }
  return oneEnrolment<ClassEnrolWish, ClassEnrolOutcome>({
    obstacle: ({ courseClass, viewer, standing }) => obstacleTo(classEnrolment(courseClass, viewer, standing)),
    call: ({ courseClass }) => classes.enrol(courseClass.courseClassId),
    isIn: async ({ courseClass }) => (await classes.standing(courseClass.courseClassId)).isEnrolled,
    refusal: (status, wish) => {
      if (status === conflict) return afterConflict(wish)
      return status === gone ? { kind: 'closed' } : refusalOf(status, wish.courseClass, classPurchaseHref(wish.courseClass))
    },
  })
}

const conflict = 409
const gone = 410
