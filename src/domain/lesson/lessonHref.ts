import { courseHref } from '../course/courseHref.ts'
import type { Id } from '../Id.ts'
import { idInPath } from '../idInPath.ts'
import type { Lesson } from './Lesson.ts'

/** A lesson's page within its course. */
export function lessonHref(courseId: Id, { lessonId }: Pick<Lesson, 'lessonId'>): string {
  return `${courseHref({ courseId })}/${idInPath(lessonId)}`
}
