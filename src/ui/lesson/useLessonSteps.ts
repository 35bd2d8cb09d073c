import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordOutcome } from '../../application/lesson.ts'
import { keepsProgress } from '../../domain/course/course.ts'
import { isLessonDone, type Lesson, type LessonProgress, type StudyStep, withStep } from '../../domain/lesson/lesson.ts'
import type { Site } from '../../domain/site/site.ts'
import type { StudySubject } from '../../domain/study.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { readAnew, useUnderWay } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { useIsMounted } from '../kit/focus.ts'
import { valueOf } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import type { Room } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** A step that the backend did not save. */
export interface Trouble {
  readonly step: StudyStep
  readonly why: Exclude<RecordOutcome['kind'], 'recorded' | 'alreadyRecording'>
}

const words = lessonWords.trouble

export const troubleText = ({ step, why }: Trouble): string => {
  if (why !== 'failed') return words[why]
  return step.isDone ? words.mark : words.place
}

/** The query key of the viewer's progress, for where it is read and where a saved step is put into it. */
export const progressKey = ({ channelDomain }: Site, viewer: Viewer | null, { kind, id }: StudySubject) =>
  ['progress', channelDomain, viewer?.userId, kind, id] as const

/** What a finished lesson may have changed. */
const touched = ['progress', 'studyRecord', 'enrolledCourses', 'studyLogs', 'quests'] as const

/** Puts a step that the backend has saved into the cache at once, and reads again what else it may have changed. */
export const useTakeIn = (subject: StudySubject): ((step: StudyStep) => Promise<void>) => {
  const client = useQueryClient()
  const { clock } = useApplication()
  const { site } = useSite()
  const viewer = useViewer()
  return async (step) => {
    const queryKey = progressKey(site, viewer, subject)
    await client.cancelQueries({ queryKey })
    client.setQueryData<readonly LessonProgress[]>(queryKey, (known) => known && withStep(known, step, clock.now().toISOString()))
    if (step.isDone) readAnew(client, touched)
  }
}

export interface LessonSteps {
  /** False for teachers, whose progress is not counted. */
  readonly isKept: boolean
  /** As the backend has it. */
  readonly isDone: boolean
  readonly isFinishing: boolean
  /** Done in this sitting. */
  readonly hasFinished: boolean
  readonly trouble: Trouble | null
  keepPlace(seconds: number): void
  finish(seconds?: number): void
  again(): void
}

/** Tells the backend how far one is with a lesson. A mark is only shown once it has said yes. */
export const useLessonSteps = ({ subject, standing, progress }: Room, lesson: Lesson): LessonSteps => {
  const { notifications } = useApplication()
  const { recordProgress } = useFeature('lesson')
  const client = useQueryClient()
  const takeIn = useTakeIn(subject)
  const finishing = useUnderWay()
  const isMounted = useIsMounted()
  const [hasFinished, setFinished] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isKept = keepsProgress(valueOf(standing))
  const { lessonId, kind } = lesson

  const tell = async (step: StudyStep) => {
    const outcome = (await recordProgress(subject, step)).kind
    if (outcome === 'alreadyRecording') return
    if (outcome === 'recorded') await takeIn(step)
    if (outcome === 'recorded' && step.isDone) setFinished(true)
    const failed = outcome === 'recorded' ? null : { step, why: outcome }
    // That a position has been saved since says nothing about a mark that was not saved.
    setTrouble((before) => (before?.step.isDone && !step.isDone ? before : failed))
    if (!failed || !step.isDone) return
    // Nobody is sent away from a film that runs; who marks a lesson as done is told what is the case.
    if (outcome === 'signInFirst') readAnew(client, ['viewer'])
    if (!isMounted()) notifications.warn(troubleText(failed))
  }
  const tellDone = (step: StudyStep) => void finishing.run(true, () => tell(step))
  const stepAt = (seconds: number, done: boolean) => ({ lessonId, kind, isDone: done, positionSeconds: Math.floor(seconds) })
  return {
    isKept,
    isDone: hasFinished || isLessonDone(lesson, valueOf(progress) ?? []),
    isFinishing: finishing.running !== null,
    hasFinished,
    trouble,
    keepPlace: (seconds) => void (isKept && tell(stepAt(seconds, false))),
    finish: (seconds = 0) => void (isKept && tellDone(stepAt(seconds, true))),
    again: () => void (trouble && (trouble.step.isDone ? tellDone(trouble.step) : tell(trouble.step))),
  }
}
