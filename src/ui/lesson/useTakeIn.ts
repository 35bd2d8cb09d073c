import { useQueryClient } from '@tanstack/react-query'
import type { LessonProgress } from '../../domain/lesson/LessonProgress.ts'
import type { StudyStep } from '../../domain/lesson/StudyRecord.ts'
import { withStep } from '../../domain/lesson/withStep.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { readAnew } from '../app/readAnew.ts'
import { useSite } from '../app/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { progressKey } from './progressKey.ts'

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
