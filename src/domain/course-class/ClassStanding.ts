import { type CourseStanding, stranger } from '../course/CourseStanding.ts'

/** How the viewer stands to a class. */
export interface ClassStanding extends CourseStanding {
  /** Those who teach it see its members. */
  readonly isTeacher: boolean
}

/** The standing of a visitor who is not signed in. */
export const classStranger: ClassStanding = { ...stranger, isTeacher: false }
