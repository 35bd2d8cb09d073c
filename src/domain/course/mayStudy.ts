import type { CourseStanding } from './CourseStanding.ts'

/** Whether the lessons open for somebody: for those who are enrolled, whatever `canStudy` says, and those who teach. */
export function mayStudy({ isEnrolled, canStudy }: Pick<CourseStanding, 'isEnrolled' | 'canStudy'>): boolean {
  return isEnrolled || canStudy
}
