import type { CourseStanding } from './CourseStanding.ts'

/** Whether somebody's progress is kept: not for those who only teach. While the standing is unknown (null) it is. */
export function keepsProgress(standing: Pick<CourseStanding, 'isEnrolled'> | null): boolean {
  return standing?.isEnrolled !== false
}
