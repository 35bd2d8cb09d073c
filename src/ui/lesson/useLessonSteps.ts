import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepsProgress } from '../../domain/course/keepsProgress.ts'
import { isDone } from '../../domain/lesson/courseProgress.ts'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import type { StudyStep } from '../../domain/lesson/StudyRecord.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { readAnew } from '../app/readAnew.ts'
import { useStudies } from '../app/useStudies.ts'
import { useUnderWay } from '../app/useUnderWay.ts'
import { valueOf } from '../app/Loaded.ts'
import { useIsMounted } from '../parts/useIsMounted.ts'
import type { Room } from './Room.ts'
import type { Trouble } from './Trouble.ts'
import { troubleText } from './troubleText.ts'
import { useTakeIn } from './useTakeIn.ts'

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
  const { recordProgress } = useStudies()
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
    isDone: hasFinished || isDone(lesson, valueOf(progress) ?? []),
    isFinishing: finishing.running !== null,
    hasFinished,
    trouble,
    keepPlace: (seconds) => void (isKept && tell(stepAt(seconds, false))),
    finish: (seconds = 0) => void (isKept && tellDone(stepAt(seconds, true))),
    again: () => void (trouble && (trouble.step.isDone ? tellDone(trouble.step) : tell(trouble.step))),
  }
}
