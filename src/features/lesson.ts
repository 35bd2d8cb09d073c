import { httpLessonRepository } from '../adapters/http/lesson.ts'
import { type LessonFeature, makeRecordProgress } from '../application/lesson.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireLesson({ client, log }: FeatureDependencies): LessonFeature {
  const lessons = httpLessonRepository(client, log)
  return { lessons, recordProgress: makeRecordProgress({ lessons }) }
}
