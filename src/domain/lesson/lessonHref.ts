import { courseHref } from '../course/courseHref.ts'
import { classHref } from '../course-class/classHref.ts'
import { idInPath } from '../idInPath.ts'
import type { StudySubject } from '../study/StudySubject.ts'
import type { Lesson } from './Lesson.ts'

/** A lesson's page within its course or class. */
export function lessonHref({ kind, id }: StudySubject, { lessonId }: Pick<Lesson, 'lessonId'>): string {
  const href = kind === 'course' ? courseHref({ courseId: id }) : classHref({ courseClassId: id })
  return `${href}/${idInPath(lessonId)}`
}
