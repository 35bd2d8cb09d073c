import { type Course, courseHref } from './course.ts'
import { percentDone } from '../format.ts'
import type { Id } from '../id.ts'
import { hrefTo } from '../paths.ts'

/** A course that the viewer takes, as it is listed. */
export interface EnrolledCourse extends Course {
  /** Null where the backend does not send it. */
  readonly progress: EnrolledProgress | null
}

export interface EnrolledProgress {
  /** Lessons that are done, of `totalCount` in the course. */
  readonly completedCount: number
  readonly totalCount: number
  /** The lesson to continue with; null when none is left. */
  readonly nextLesson: { readonly lessonId: Id; readonly title: string } | null
  /** ISO date-time of the last activity. */
  readonly studiedDate: string | null
}

/** The part of a course that is done. */
export interface CourseShare {
  readonly done: number
  readonly total: number
  /** Whole, from 0 to 100. */
  readonly percent: number
}

/** Returns the share that is done; null where it is unknown, and for a course without lessons. */
export function courseShare({ progress }: Pick<EnrolledCourse, 'progress'>): CourseShare | null {
  if (progress === null || progress.totalCount < 1) return null
  const { completedCount, totalCount: total } = progress
  return { done: Math.min(completedCount, total), total, percent: percentDone(completedCount, total) }
}

/** Returns the address of the lesson to continue with; of the course's own page where none is known. */
export function continueHref(course: Pick<EnrolledCourse, 'courseId' | 'progress'>): string {
  const lesson = course.progress?.nextLesson
  return lesson ? hrefTo('lesson', { courseId: course.courseId, lessonId: lesson.lessonId }) : courseHref(course)
}

/** Tells whether every lesson is known to be done. */
export function isCourseFinished({ progress }: Pick<EnrolledCourse, 'progress'>): boolean {
  return progress !== null && progress.totalCount > 0 && progress.completedCount >= progress.totalCount
}

/** Returns the course to continue: of the unfinished ones the one studied last, else the first. Null when none is left. */
export function courseToContinue(courses: readonly EnrolledCourse[]): EnrolledCourse | null {
  const open = courses.filter((course) => !isCourseFinished(course))
  const time = ({ progress }: EnrolledCourse) => Date.parse(progress?.studiedDate ?? '') || 0
  return open.reduce<EnrolledCourse | null>((latest, course) => (latest === null || time(course) > time(latest) ? course : latest), null)
}
