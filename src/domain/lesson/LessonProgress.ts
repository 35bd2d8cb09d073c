import type { Id } from '../Id.ts'

/** How far the viewer is with one lesson. A lesson without one has not been opened. */
export interface LessonProgress {
  readonly lessonId: Id
  readonly isDone: boolean
  /** Where a video was left. */
  readonly positionSeconds: number
  /** ISO date-time of the last activity. */
  readonly studiedDate: string | null
}
