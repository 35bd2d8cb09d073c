import { idInPath } from '../idInPath.ts'
import type { CourseClass } from './CourseClass.ts'

export function classHref({ courseClassId }: Pick<CourseClass, 'courseClassId'>): string {
  return `/course/class/${idInPath(courseClassId)}/lesson`
}
