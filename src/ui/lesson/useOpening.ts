import { useEffect, useEffectEvent } from 'react'
import { progressOf } from '../../domain/lesson/courseProgress.ts'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { useStudies } from '../app/useStudies.ts'
import { valueOf } from '../app/Loaded.ts'
import type { Room } from './Room.ts'
import { useTakeIn } from './useTakeIn.ts'

/** Tells the backend that a lesson was opened, as that is where the learner will continue. Silent when it fails: the learner did not ask for it. */
export const useOpening = ({ subject, standing, progress }: Room, lesson: Lesson): void => {
  const { recordProgress } = useStudies()
  const takeIn = useTakeIn(subject)
  const isKnown = progress.status === 'ready' && valueOf(standing)?.isEnrolled === true
  const open = useEffectEvent(async () => {
    const before = progressOf(lesson, valueOf(progress) ?? [])
    if (before?.isDone) return
    const { lessonId, kind } = lesson
    const step = { lessonId, kind, isDone: false, positionSeconds: before?.positionSeconds ?? 0 }
    if ((await recordProgress(subject, step)).kind === 'recorded') await takeIn(step)
  })
  useEffect(() => {
    if (isKnown) void open()
  }, [isKnown])
}
