import type { CourseStanding } from './CourseStanding.ts'

/** Whether it is kept how far somebody is: not for who teaches. While nobody can tell (null) it is. */
export function keepsProgress(standing: Pick<CourseStanding, 'isEnrolled'> | null): boolean {
  return standing?.isEnrolled !== false
}
