import * as z from 'zod/mini'
import { type Chapter, type Lesson, lessonKinds } from '../../../domain/lesson/Lesson.ts'
import type { LessonProgress } from '../../../domain/lesson/LessonProgress.ts'
import type { StudyRecord } from '../../../domain/lesson/StudyRecord.ts'
import { count, flag, id, label, long, number, optionalId, type Schema, usable } from './fields.ts'
import type { Items } from './parse.ts'
import { optionalDateTime } from './timeFields.ts'

/** The field that carries the content's identifier, as in the study log. */
export const lessonIdField = { PROBLEM: 'problemId', VIDEO: 'videoId', BLOCK: 'blockId', DOCUMENT: 'documentId' } as const

export const lessonRow = z.object({
  lessonId: id,
  type: z.enum(lessonKinds),
  title: label,
  minutes: number,
  difficulty: number,
  problemId: optionalId,
  videoId: optionalId,
  blockId: optionalId,
  documentId: optionalId,
})

/** Required: a lesson without the id of its content is dropped. */
const lesson: Schema<Lesson> = z.pipe(
  z.pipe(
    lessonRow,
    z.transform(({ lessonId, type: kind, title, minutes, difficulty, ...ids }) => {
      return { lessonId, kind, contentId: ids[lessonIdField[kind]], title, minutes, difficulty }
    }),
  ),
  z.custom<Lesson>((read) => typeof read === 'object' && read !== null && 'contentId' in read && read.contentId !== null),
)

const chapter: Schema<Chapter> = z.pipe(
  z.object({ chapterId: id, title: label, lessonList: usable(lesson, long) }),
  z.transform(({ lessonList, ...rest }) => ({ ...rest, lessons: eachOnce(lessonList) })),
)

/** Of lessons with the same id the first stays (F-028). */
function eachOnce(lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter((one, at) => lessons.findIndex(({ lessonId }) => String(lessonId) === String(one.lessonId)) === at)
}

export const chapterItems: Items<Chapter> = { schema: chapter, idOf: ({ chapterId }) => chapterId }

/** Fractions count; 0 where it is missing, negative or unusable. */
export const seconds = z.pipe(
  number,
  z.transform((read) => Math.max(0, read ?? 0)),
)

export const progressItems: Items<LessonProgress> = {
  schema: z.object({ lessonId: id, isDone: flag, positionSeconds: seconds, studiedDate: optionalDateTime }),
  idOf: ({ lessonId }) => lessonId,
}

const entry = z.pipe(
  z.object({ lessonId: id, type: z.enum(lessonKinds), title: label, isDone: flag, minutes: number, studiedDate: optionalDateTime }),
  z.transform(({ type, ...rest }) => ({ ...rest, kind: type })),
)

export const studyRecordSchema: Schema<StudyRecord> = z.pipe(
  z.object({ startedDate: optionalDateTime, studiedDate: optionalDateTime, studyMinutes: count, logList: usable(entry, long) }),
  z.transform(({ logList, ...rest }) => ({ ...rest, entries: logList })),
)
