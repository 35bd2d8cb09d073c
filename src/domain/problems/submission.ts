import type { ContentKind } from '../content/contentKind.ts'
import type { Id } from '../id.ts'
import type { ProgrammingLanguage } from './programmingLanguage.ts'
import type { Verdict, VerdictState } from './verdict.ts'

/** A submission in the viewer's list. */
export interface SubmissionSummary {
  readonly submissionId: Id
  readonly language: ProgrammingLanguage
  readonly state: VerdictState
  readonly score: number
  /** ISO date-time. */
  readonly createdDate: string | null
  /** Whether it was judged by earlier cases than those of today. */
  readonly isOutdated: boolean
  /** Whether it came to a room after the viewer's time there: it does not count. */
  readonly isLate: boolean
}

/** A submission and its verdict. While its state is `JUDGING` there are no results yet. */
export interface Submission extends Verdict {
  readonly submissionId: Id
  /** Whether it solved the problem for the first time. */
  readonly isFirstSolved: boolean
  /** The points it earned: none unless it was the first that solved the problem. */
  readonly rewardPoint: number
  readonly rewardExperience: number
  /** Whether it was judged by earlier cases than those of today. */
  readonly isOutdated: boolean
  /** Whether its verdict is hidden until the end of a room that the viewer takes part in. */
  readonly isWithheld: boolean
  /** Whether it came to a room after the viewer's time there: it does not count. */
  readonly isLate: boolean
}

/** A submission with the code that was handed in. */
export interface SubmittedCode extends Submission {
  readonly language: ProgrammingLanguage
  readonly code: string
  readonly createdDate: string | null
}

/** The lesson in which a problem is solved. */
export interface LessonOrigin {
  readonly contentType: Extract<ContentKind, 'COURSE' | 'COURSE_CLASS'>
  readonly contentId: Id
  readonly lessonId: Id
}

/** The room in which a problem is solved. */
export interface RoomOrigin {
  readonly contentType: 'ROOM'
  readonly contentId: Id
  /** ISO date-time of the submission by the server's clock, as far as the page knows it; it may arrive later. */
  readonly writtenDate: string
}

/** The page on which a problem is solved, if it is not the problem's own. */
export type SubmissionOrigin = LessonOrigin | RoomOrigin

/** The maximum length of code, in characters. The backend refuses more with 413. */
export const maxCodeLength = 65_536

export function isBeingJudged({ state }: Pick<SubmissionSummary, 'state'>): boolean {
  return state === 'JUDGING'
}
