import { idInPath } from '../idInPath.ts'
import type { Course } from './Course.ts'

/** Where the platform sells a course for money; assumed, as the spec names no such place. */
export function purchaseHref(course: Pick<Course, 'courseId'>): string {
  return `/purchase/course/${idInPath(course.courseId)}`
}
