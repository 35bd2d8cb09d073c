import { idInPath } from '../idInPath.ts'
import type { Course } from './Course.ts'

export function courseHref(course: Pick<Course, 'courseId'>): string {
  return `/course/${idInPath(course.courseId)}/lesson`
}
