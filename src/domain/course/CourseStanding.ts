/** How the viewer stands to a course. */
export interface CourseStanding {
  readonly isEnrolled: boolean
  /** Whether they are a student of the channel that offers it. */
  readonly isMember: boolean
  /** Whether the backend opens its lessons for them, as for those who teach it; see `mayStudy`. */
  readonly canStudy: boolean
}

/** The standing of a visitor who is not signed in. */
export const stranger: CourseStanding = { isEnrolled: false, isMember: false, canStudy: false }
