import { httpLessonRepository } from '../adapters/http/lesson.ts'
import { type LessonFeature, makeRecordProgress } from '../application/lesson.ts'
import type { Core } from './core.ts'

export function wireLesson({ client, log }: Core): LessonFeature {
  const lessons = httpLessonRepository(client, log)
  return { lessons, recordProgress: makeRecordProgress({ lessons }) }
}
