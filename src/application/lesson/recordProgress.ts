import type { StudyStep } from '../../domain/lesson/StudyRecord.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { CallFailed } from '../platform/CallFailed.ts'
import type { LessonRepository } from './LessonRepository.ts'

export type RecordOutcome =
  /** Only now may a mark be shown. */
  | { readonly kind: 'recorded' }
  /** The same is being told at this moment. */
  | { readonly kind: 'alreadyRecording' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'failed' }

export type RecordProgress = (subject: StudySubject, step: StudyStep) => Promise<RecordOutcome>

/** Of each lesson one place and one mark at a time; a mark does not wait for a place that is on its way. */
export function makeRecordProgress({ lessons }: { readonly lessons: Pick<LessonRepository, 'tell'> }): RecordProgress {
  const underWay = new Set<string>()
  return async (subject, step) => {
    const what = JSON.stringify([subject.kind, String(subject.id), String(step.lessonId), step.isDone])
    if (underWay.has(what)) return { kind: 'alreadyRecording' }
    underWay.add(what)
    try {
      await lessons.tell(subject, step)
      return { kind: 'recorded' }
    } catch (error) {
      return refusal(error)
    } finally {
      underWay.delete(what)
    }
  }
}

function refusal(error: unknown): RecordOutcome {
  switch (error instanceof CallFailed ? error.status : null) {
    case 401:
      return { kind: 'signInFirst' }
    case 403:
      return { kind: 'notEnrolled' }
    default:
      return { kind: 'failed' }
  }
}
