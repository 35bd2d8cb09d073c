import type { Course } from '../../domain/course/Course.ts'
import type { CourseStanding } from '../../domain/course/CourseStanding.ts'
import { enrolment } from '../../domain/course/enrolment.ts'
import { purchaseHref } from '../../domain/course/purchaseHref.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { CourseCatalogue } from './CourseCatalogue.ts'
import type { EnrolOutcome } from './EnrolOutcome.ts'
import { obstacleTo, oneEnrolment, refusalOf } from './oneEnrolment.ts'

export interface EnrolWish {
  readonly course: Pick<Course, 'courseId' | 'cost' | 'paymentType' | 'isOnlyForChannelUser'>
  readonly viewer: Pick<Viewer, 'authState' | 'point'>
  readonly standing: CourseStanding
}

export type Enrol = (wish: EnrolWish) => Promise<EnrolOutcome>

export function makeEnrol({ courses }: { readonly courses: Pick<CourseCatalogue, 'enrol' | 'standing'> }): Enrol {
  return oneEnrolment<EnrolWish, EnrolOutcome>({
    obstacle: ({ course, viewer, standing }) => obstacleTo<never>(enrolment(course, viewer, standing)),
    call: ({ course }) => courses.enrol(course.courseId),
    isIn: async ({ course }) => (await courses.standing(course.courseId)).isEnrolled,
    refusal: (status, { course }) => (status === conflict ? { kind: 'alreadyEnrolled' } : refusalOf(status, course, purchaseHref(course))),
  })
}

const conflict = 409
