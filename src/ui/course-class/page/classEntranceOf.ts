import { type ClassEnrolment, classEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { type Entrance, studyOf } from '../../offer/entrance/entranceOf.ts'
import type { ClassState } from './useClass.ts'

/** The way into a class, as into a course, and places run out. */
export type ClassEntrance =
  | Exclude<Entrance, { readonly kind: 'enrol' }>
  | { readonly kind: 'enrol'; readonly enrolment: Exclude<ClassEnrolment, { readonly kind: 'enrolled' }> }

export function classEntranceOf(courseClass: ClassDetail, viewer: Viewer | null, state: ClassState): ClassEntrance {
  const { standing } = state
  if (standing.status === 'failed') return { kind: 'unknown', retry: standing.retry }
  if (viewer === null || standing.status === 'waiting') return { kind: 'waiting' }
  const now = classEnrolment(courseClass, viewer, standing.value)
  if (now.kind === 'enrolled' || mayStudy(standing.value)) return studyOf(now.kind === 'enrolled', state)
  return { kind: 'enrol', enrolment: now }
}
