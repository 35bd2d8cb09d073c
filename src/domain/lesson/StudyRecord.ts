import type { Id } from '../Id.ts'
import type { LessonKind } from './Lesson.ts'

/** What the learner did in one course so far. */
export interface StudyRecord {
  /** ISO date-times. */
  readonly startedDate: string | null
  readonly studiedDate: string | null
  readonly studyMinutes: number
  /** Newest first. */
  readonly entries: readonly StudyRecordEntry[]
}

export interface StudyRecordEntry {
  readonly lessonId: Id
  readonly kind: LessonKind
  readonly title: string
  readonly isDone: boolean
  readonly minutes: number | null
  readonly studiedDate: string | null
}

/** What the backend is told while a lesson is studied. `isDone: false` stores the place only: a lesson once done stays done. */
export interface StudyStep {
  readonly lessonId: Id
  readonly kind: LessonKind
  readonly isDone: boolean
  readonly positionSeconds: number
}
