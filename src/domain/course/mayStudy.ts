import type { CourseStanding } from './CourseStanding.ts'

/** Whether the lessons open for somebody: for who is enrolled, and who teaches. */
export function mayStudy({ isEnrolled, canStudy }: Pick<CourseStanding, 'isEnrolled' | 'canStudy'>): boolean {
  return isEnrolled || canStudy
}
