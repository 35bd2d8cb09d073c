/** How the viewer stands to a course. */
export interface CourseStanding {
  readonly isEnrolled: boolean
  /** Whether they are a student of the channel that offers it. */
  readonly isMember: boolean
  /** Whether the backend opens its lessons for them, as for those who teach it; see `mayStudy`. */
  readonly canStudy: boolean
}

/** Of somebody of whom nothing is known. */
export const stranger: CourseStanding = { isEnrolled: false, isMember: false, canStudy: false }
