import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordOutcome } from '../../application/lesson.ts'
import { tracksProgress } from '../../domain/course/course.ts'
import { applyProgressUpdate, isLessonDone, type Lesson, type LessonProgress, type ProgressUpdate } from '../../domain/lesson/lesson.ts'
import type { Site } from '../../domain/site/site.ts'
import type { StudySubject } from '../../domain/study.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { invalidate, useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { finishedLessonQueries } from '../kit/earnings.ts'
import { useIsMounted } from '../kit/focus.ts'
import { loadedValue } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import type { LessonContext } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { keyForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly progress: true
  }
}

/** A step that the backend did not save. */
export interface SaveError {
  readonly update: ProgressUpdate
  readonly reason: Exclude<RecordOutcome['kind'], 'recorded' | 'alreadyRecording'>
}

const saveErrorWords = lessonWords.saveError

export const saveErrorText = ({ update, reason }: SaveError): string => {
  if (reason !== 'failed') return saveErrorWords[reason]
  return update.isDone ? saveErrorWords.mark : saveErrorWords.place
}

/** Returns the query key of the viewer's progress, for reading it and for caching a saved step. */
export const progressQueryKey = (site: Site, viewer: Viewer | null, { kind, id }: StudySubject) =>
  keyForViewer('progress', site, viewer, kind, id)

/** Puts a saved step into the cache at once, and refetches the queries that it may change. */
export const useApplyProgress = (subject: StudySubject): ((step: ProgressUpdate) => Promise<void>) => {
  const client = useQueryClient()
  const { clock } = useApplication()
  const { site } = useSite()
  const viewer = useViewer()
  return async (step) => {
    const queryKey = progressQueryKey(site, viewer, subject)
    await client.cancelQueries({ queryKey })
    client.setQueryData<readonly LessonProgress[]>(
      queryKey,
      (known) => known && applyProgressUpdate(known, step, clock.now().toISOString()),
    )
    if (step.isDone) invalidate(client, finishedLessonQueries)
  }
}

export interface LessonProgressState {
  /** False for teachers, whose progress is not counted. */
  readonly isTracked: boolean
  /** True once the backend has confirmed it. */
  readonly isDone: boolean
  readonly isFinishing: boolean
  /** True if it was finished since the page was opened. */
  readonly hasFinished: boolean
  readonly saveError: SaveError | null
  savePosition(seconds: number): void
  finish(seconds?: number): void
  retry(): void
  /** Call it when the backend itself has marked the lesson as done, by a solved problem. */
  noteDone(): void
}

/** Saves the learner's progress. A mark is shown only after the backend has accepted it. */
export const useLessonProgress = ({ subject, standing, progress }: LessonContext, lesson: Lesson): LessonProgressState => {
  const { notifications } = useApplication()
  const { recordProgress } = useFeature('lesson')
  const client = useQueryClient()
  const applyToCache = useApplyProgress(subject)
  const isMounted = useIsMounted()
  const [hasFinished, setFinished] = useState(false)
  const [saveError, setSaveError] = useState<SaveError | null>(null)
  const isTracked = tracksProgress(loadedValue(standing))
  const { lessonId, kind } = lesson

  const save = async (step: ProgressUpdate) => {
    const outcome = (await recordProgress(subject, step)).kind
    if (outcome === 'alreadyRecording') return
    if (outcome === 'recorded') await applyToCache(step)
    if (outcome === 'recorded' && step.isDone) setFinished(true)
    const failed = outcome === 'recorded' ? null : { update: step, reason: outcome }
    // A saved position does not clear the error of a mark that was not saved.
    setSaveError((before) => (before?.update.isDone && !step.isDone ? before : failed))
    if (!failed || !step.isDone) return
    // Only a failed mark is reported, so that a running video is not interrupted.
    if (outcome === 'signInFirst') invalidate(client, ['viewer'])
    if (!isMounted()) notifications.warn(saveErrorText(failed))
  }
  const { isPending, run: saveDone } = useAction({ name: 'finishLesson', run: save })
  const updateAt = (seconds: number, done: boolean) => ({ lessonId, kind, isDone: done, positionSeconds: Math.floor(seconds) })
  return {
    isTracked,
    isDone: hasFinished || isLessonDone(lesson, loadedValue(progress) ?? []),
    isFinishing: isPending,
    hasFinished,
    saveError,
    savePosition: (seconds) => void (isTracked && save(updateAt(seconds, false))),
    finish: (seconds = 0) => void (isTracked && saveDone(updateAt(seconds, true))),
    noteDone() {
      setFinished(true)
      void applyToCache(updateAt(0, true))
    },
    retry: () => void (saveError && (saveError.update.isDone ? saveDone(saveError.update) : save(saveError.update))),
  }
}
