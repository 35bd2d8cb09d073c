import type { StudyStep } from '../../domain/lesson/StudyRecord.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { LessonRepository } from './LessonRepository.ts'

export type RecordOutcome =
  /** Only now may a mark be shown. */
  | { readonly kind: 'recorded' }
  /** The same mark is being told at this moment, or a newer place will be. */
  | { readonly kind: 'alreadyRecording' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'failed' }

export type RecordProgress = (subject: StudySubject, step: StudyStep) => Promise<RecordOutcome>

/**
 * Of each lesson one place and one mark at a time; a mark does not wait for a place that is on its way.
 * Of the places that come meanwhile the newest goes next, so that none is kept for good that is not the last.
 */
export function makeRecordProgress({ lessons }: { readonly lessons: Pick<LessonRepository, 'tell'> }): RecordProgress {
  /** By what is being told: who is next, and hears whether the turn has come or was taken by somebody newer. */
  const underWay = new Map<string, ((isTurn: boolean) => void) | null>()
  const takeNext = (what: string) => {
    const next = underWay.get(what)
    if (next) underWay.set(what, null)
    return next
  }
  const hasTurn = (what: string, mayWait: boolean): boolean | Promise<boolean> => {
    if (!underWay.has(what)) {
      underWay.set(what, null)
      return true
    }
    if (!mayWait) return false
    takeNext(what)?.(false)
    return new Promise((resolve) => underWay.set(what, resolve))
  }
  const passOn = (what: string) => {
    const next = takeNext(what)
    if (!next) underWay.delete(what)
    next?.(true)
  }
  return async (subject, step) => {
    const about = (isDone: boolean) => JSON.stringify([subject.kind, String(subject.id), String(step.lessonId), isDone])
    const what = about(step.isDone)
    // A place that still waits is older than the mark, and would take its place back.
    if (step.isDone) takeNext(about(false))?.(false)
    if (!(await hasTurn(what, !step.isDone))) return { kind: 'alreadyRecording' }
    try {
      await lessons.tell(subject, step)
      return { kind: 'recorded' }
    } catch (error) {
      return refusal(error)
    } finally {
      passOn(what)
    }
  }
}

function refusal(error: unknown): RecordOutcome {
  switch (statusOf(error)) {
    case 401:
      return { kind: 'signInFirst' }
    case 403:
      return { kind: 'notEnrolled' }
    default:
      return { kind: 'failed' }
  }
}
