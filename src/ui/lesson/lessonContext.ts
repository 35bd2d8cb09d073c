import { statusOf } from '../../application/callError.ts'
import type { CostView } from '../../application/cards.ts'
import { type CourseStanding, mayStudy } from '../../domain/course/course.ts'
import type { Chapter, Lesson, LessonProgress } from '../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../domain/study.ts'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import type { Loadable } from '../kit/loaded.ts'

type LessonStanding = Pick<CourseStanding, 'isEnrolled' | 'canStudy'>

/** The data of a course or class that its lesson pages need. */
export interface LessonContext {
  readonly subject: StudySubject
  /** Null until it is known. */
  readonly title: string | null
  /** The page of the course or class; the lessons' pages are below it. */
  readonly href: string
  /** Null until it is known, or if it is unknown. */
  readonly cost: CostView | null
  /** Explains the price if it covers only a part, such as the remaining lessons; else null. */
  readonly costNote: string | null
  /** True if nobody can enrol any more. */
  readonly isClosed: boolean
  readonly chapters: Loadable<readonly Chapter[]>
  readonly standing: Loadable<LessonStanding>
  readonly progress: Loadable<readonly LessonProgress[]>
}

/** Whether a lesson opens, or the reason why it does not. */
export type LessonAccess = 'waiting' | 'open' | 'preview' | ClosedReason
export type ClosedReason = 'guest' | 'pending' | 'notEnrolled'

/** Derives the access to a lesson from that to its course or class; a preview lesson opens for everybody. */
export function accessTo(lesson: Pick<Lesson, 'isPreview'>, access: LessonAccess): LessonAccess {
  return lesson.isPreview && access !== 'waiting' && access !== 'open' ? 'preview' : access
}

/** If the standing could not be read, the lesson itself is requested, and the backend's answer decides. */
export function lessonAccess(viewer: Viewer | null, standing: Loadable<LessonStanding>): LessonAccess {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return needsSignup(viewer) ? 'pending' : 'guest'
  if (standing.status === 'waiting') return 'waiting'
  return standing.status === 'failed' || mayStudy(standing.value) ? 'open' : 'notEnrolled'
}

/** Returns the reason for the backend's refusal of a lesson, or null for other failures. */
export function closedReasonOf(error: unknown): ClosedReason | null {
  switch (statusOf(error)) {
    case 401:
      return 'guest'
    case 403:
      return 'notEnrolled'
    default:
      return null
  }
}
