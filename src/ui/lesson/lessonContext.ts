import { statusOf } from '../../application/callFailed.ts'
import { type CourseStanding, mayStudy } from '../../domain/course/course.ts'
import type { Chapter, LessonProgress } from '../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../domain/study.ts'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import type { Loaded } from '../kit/loaded.ts'

type Standing = Pick<CourseStanding, 'isEnrolled' | 'canStudy'>

/** What a lesson's page has to know of the course or class that it belongs to. */
export interface Room {
  readonly subject: StudySubject
  /** Its name, once it is known. */
  readonly title: string | null
  /** Its own page; the lessons' pages lie below it. */
  readonly href: string
  readonly chapters: Loaded<readonly Chapter[]>
  readonly standing: Loaded<Standing>
  readonly progress: Loaded<readonly LessonProgress[]>
}

/** Whether a lesson opens, and if not, what is missing. */
export type Access = 'waiting' | 'open' | Closed
export type Closed = 'guest' | 'pending' | 'stranger'

/** If the standing could not be read, the lesson itself is requested, and the backend's answer decides. */
export function accessOf(viewer: Viewer | null, standing: Loaded<Standing>): Access {
  if (viewer === null) return 'waiting'
  if (!isSignedIn(viewer)) return needsSignup(viewer) ? 'pending' : 'guest'
  if (standing.status === 'waiting') return 'waiting'
  return standing.status === 'failed' || mayStudy(standing.value) ? 'open' : 'stranger'
}

/** What the backend's refusal of a lesson says about it; null where it was not refused. */
export function closedBy(error: unknown): Closed | null {
  switch (statusOf(error)) {
    case 401:
      return 'guest'
    case 403:
      return 'stranger'
    default:
      return null
  }
}
