import { type Course, courseHref } from './course.ts'
import { percentDone } from '../format.ts'
import type { Id } from '../id.ts'
import { hrefTo } from '../paths.ts'

/** A course that the viewer takes, as the list of them tells it. */
export interface EnrolledCourse extends Course {
  /** Null where the backend does not tell it. */
  readonly progress: EnrolledProgress | null
}

export interface EnrolledProgress {
  /** Lessons that are done, of `totalCount` in the course. */
  readonly completedCount: number
  readonly totalCount: number
  /** Where to continue; null when nothing is left. */
  readonly nextLesson: { readonly lessonId: Id; readonly title: string } | null
  /** ISO date-time of the last activity. */
  readonly studiedDate: string | null
}

/** How much of a course is done. */
export interface CourseShare {
  readonly done: number
  readonly total: number
  /** Whole, from 0 to 100. */
  readonly percent: number
}

/** Null where nobody knows, and for a course without lessons. */
export function courseShare({ progress }: Pick<EnrolledCourse, 'progress'>): CourseShare | null {
  if (progress === null || progress.totalCount < 1) return null
  const { completedCount, totalCount: total } = progress
  return { done: Math.min(completedCount, total), total, percent: percentDone(completedCount, total) }
}

/** The lesson to continue with; the course's own page where none is known. */
export function continueHref(course: Pick<EnrolledCourse, 'courseId' | 'progress'>): string {
  const lesson = course.progress?.nextLesson
  return lesson ? hrefTo('lesson', { courseId: course.courseId, lessonId: lesson.lessonId }) : courseHref(course)
}

/** Whether every lesson is done, as far as is known. */
export function isCourseFinished({ progress }: Pick<EnrolledCourse, 'progress'>): boolean {
  return progress !== null && progress.totalCount > 0 && progress.completedCount >= progress.totalCount
}

/** The one course to go on with: of those that are not finished the one that was studied last, else the first. Null when none is left. */
export function courseToContinue(courses: readonly EnrolledCourse[]): EnrolledCourse | null {
  const open = courses.filter((course) => !isCourseFinished(course))
  const time = ({ progress }: EnrolledCourse) => Date.parse(progress?.studiedDate ?? '') || 0
  return open.reduce<EnrolledCourse | null>((latest, course) => (latest === null || time(course) > time(latest) ? course : latest), null)
}
