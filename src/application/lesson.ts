import { statusOf } from './callError.ts'
import type { Id } from '../domain/id.ts'
import type { Chapter, Lesson, LessonProgress, ProgressUpdate, StudyRecord } from '../domain/lesson/lesson.ts'
import type { LessonContent } from '../domain/lesson/lessonContent.ts'
import type { StudySubject } from '../domain/study.ts'

export interface LessonRepository {
  /** Reads the curriculum, which is public. */
  chapters(subject: StudySubject, signal?: AbortSignal): Promise<readonly Chapter[]>
  /** This call and all that follow require a signed-in user. */
  progress(subject: StudySubject, signal?: AbortSignal): Promise<readonly LessonProgress[]>
  content(subject: StudySubject, lesson: Pick<Lesson, 'kind' | 'contentId'>, signal?: AbortSignal): Promise<LessonContent>
  studyRecord(subject: StudySubject, signal?: AbortSignal): Promise<StudyRecord>
  saveProgress(subject: StudySubject, step: ProgressUpdate): Promise<void>
}

export type RecordOutcome =
  /** The backend has recorded it: the lesson can be shown as done. */
  | { readonly kind: 'recorded' }
  /** The same mark is being sent already, or a newer place is sent instead. */
  | { readonly kind: 'alreadyRecording' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  /** There is no such lesson or content any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

/** The subject of study: a course or class, or a document or video by itself. */
interface ProgressSubject {
  readonly kind: string
  readonly id: Id
}

export type RecordProgress<Subject extends ProgressSubject = StudySubject> = (
  subject: Subject,
  update: ProgressUpdate,
) => Promise<RecordOutcome>

interface ProgressKeeper<Subject extends ProgressSubject> {
  saveProgress(subject: Subject, step: ProgressUpdate): Promise<void>
}

/**
 * Runs at most one call with a place in the video and one with the mark "done" at a time for each lesson; the mark does not wait for the
 * place. When several places arrive during a call, only the newest is sent next, so the last one sent is always the last one there was.
 */
export function makeRecordProgress<Subject extends ProgressSubject = StudySubject>({
  lessons,
}: {
  readonly lessons: ProgressKeeper<Subject>
}): RecordProgress<Subject> {
  /** Each running call with the next one: resolved to true when its turn comes, to false when a newer one replaces it. */
  const running = new Map<string, ((isTurn: boolean) => void) | null>()
  const takeNext = (what: string) => {
    const next = running.get(what)
    if (next) running.set(what, null)
    return next
  }
  const waitForTurn = (what: string, mayWait: boolean): boolean | Promise<boolean> => {
    if (!running.has(what)) {
      running.set(what, null)
      return true
    }
    if (!mayWait) return false
    takeNext(what)?.(false)
    return new Promise((resolve) => running.set(what, resolve))
  }
  const startNext = (what: string) => {
    const next = takeNext(what)
    if (!next) running.delete(what)
    next?.(true)
  }
  return async (subject, step) => {
    const keyOf = (isDone: boolean) => JSON.stringify([subject.kind, String(subject.id), String(step.lessonId), isDone])
    const what = keyOf(step.isDone)
    // A place that still waits is older than the mark; sent after it, it would move the learner back.
    if (step.isDone) takeNext(keyOf(false))?.(false)
    if (!(await waitForTurn(what, !step.isDone))) return { kind: 'alreadyRecording' }
    try {
      await lessons.saveProgress(subject, step)
      return { kind: 'recorded' }
    } catch (error) {
      return failureOutcome(error)
    } finally {
      startNext(what)
    }
  }
}

function failureOutcome(error: unknown): RecordOutcome {
  switch (statusOf(error)) {
    case 401:
      return { kind: 'signInFirst' }
    case 403:
      return { kind: 'notEnrolled' }
    case 404:
      return { kind: 'gone' }
    default:
      return { kind: 'failed' }
  }
}

/** Lists the port and the use case of the pages of lessons. */
export interface LessonFeature {
  readonly lessons: LessonRepository
  readonly recordProgress: RecordProgress
}
