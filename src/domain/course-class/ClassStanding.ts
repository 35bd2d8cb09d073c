import { type CourseStanding, stranger } from '../course/CourseStanding.ts'

/** How the viewer stands to a class. */
export interface ClassStanding extends CourseStanding {
  /** Who teaches it sees the members. */
  readonly isTeacher: boolean
}

/** Of somebody of whom nothing is known. */
export const classStranger: ClassStanding = { ...stranger, isTeacher: false }
