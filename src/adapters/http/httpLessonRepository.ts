import type { LessonRepository } from '../../application/lesson/LessonRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { LessonContent } from '../../domain/lesson/LessonContent.ts'
import { listOf, noAnswer, sent } from './calls.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { contentPath, lessonPaths } from './lessonPaths.ts'
import { readAt } from './readAt.ts'
import type { Schema } from './schemas/fields.ts'
import { lessonContentSchemas } from './schemas/lessonContentSchema.ts'
import { chapterItems, progressItems, studyRecordSchema } from './schemas/lessonSchema.ts'
import { parseObject } from './schemas/parse.ts'

export function httpLessonRepository(client: HttpClient, log: Log): LessonRepository {
  return {
    chapters({ kind, id }, signal) {
      const { chapters: path } = lessonPaths[kind]
      return listOf(log, path, 'chapterList', chapterItems, () => client.get(fillContentPath(path, { id }), { signal }))
    },
    progress({ kind, id }, signal) {
      const { progress: path } = lessonPaths[kind]
      return listOf(log, path, 'lessonList', progressItems, () => client.get(fillContentPath(path, { id }), { signal }))
    },
    content(subject, { kind, contentId }, signal) {
      const schema: Schema<LessonContent> = lessonContentSchemas[kind]
      return readAt(client, log, {
        path: lessonPaths[subject.kind][contentPath[kind]],
        params: { id: subject.id, contentId },
        signal,
        parse: (raw) => parseObject(raw, schema, 'lesson content'),
      })
    },
    record: ({ kind, id }, signal) =>
      readAt(client, log, {
        path: lessonPaths[kind].record,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, studyRecordSchema, 'study record'),
      }),
    recordStep(subject, { lessonId, kind: type, isDone, positionSeconds }) {
      const path = lessonPaths[subject.kind].record
      const step = { lessonId, type, isDone, positionSeconds }
      return sent(log, path, () => client.post(fillContentPath(path, { id: subject.id }), step, noAnswer))
    },
  }
}
