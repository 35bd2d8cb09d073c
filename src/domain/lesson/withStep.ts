import { progressOf } from './courseProgress.ts'
import type { LessonProgress } from './LessonProgress.ts'
import type { StudyStep } from './StudyRecord.ts'

/** The progress after a step that the backend has recorded. A mark once made stays. */
export function withStep(progress: readonly LessonProgress[], step: StudyStep, studiedDate: string): readonly LessonProgress[] {
  const before = progressOf(step, progress)
  const { lessonId, positionSeconds } = step
  const isDone = step.isDone || before?.isDone === true
  return [...progress.filter((entry) => entry !== before), { lessonId: before?.lessonId ?? lessonId, isDone, positionSeconds, studiedDate }]
}
