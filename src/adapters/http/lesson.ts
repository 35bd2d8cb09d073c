import * as z from 'zod/mini'
import { fillContentPath, listOf, noAnswer, readAt, sent } from './calls.ts'
import { categoryItems } from './category.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './courseClass.ts'
import { contentPath, lessonPaths } from './lessonPaths.ts'
import {
  count,
  flag,
  someId,
  image,
  type Items,
  label,
  link,
  long,
  number,
  optionalId,
  parseObject,
  requiredText,
  type Schema,
  text,
  usable,
} from './parsing.ts'
import type { LessonRepository } from '../../application/lesson.ts'
import type { Log } from '../../application/platform.ts'
import {
  type Chapter,
  type Lesson,
  type LessonKind,
  lessonKinds,
  type LessonProgress,
  type StudyRecord,
} from '../../domain/lesson/lesson.ts'
import type {
  BlockContent,
  DocumentContent,
  DocumentPart,
  LessonContent,
  ProblemContent,
  VideoContent,
} from '../../domain/lesson/lessonContent.ts'

const paragraphs = usable(requiredText)

const problem: Schema<ProblemContent> = z.pipe(
  z.object({
    problemId: someId,
    title: label,
    difficulty: number,
    categoryList: usable(categoryItems.schema),
    statement: paragraphs,
    inputRule: text,
    outputRule: text,
    examples: usable(z.object({ input: label, output: label })),
    hints: paragraphs,
  }),
  z.transform((read) => ({ kind: 'PROBLEM' as const, ...read })),
)

/** Required: without a usable address of its film the whole answer is invalid. */
const src = z.pipe(
  link,
  z.custom<string>((read) => read !== null),
)

const video: Schema<VideoContent> = z.pipe(
  z.object({ videoId: someId, title: label, summary: paragraphs, src, poster: image, durationSeconds: number }),
  z.transform((read) => ({ kind: 'VIDEO' as const, ...read })),
)

const block: Schema<BlockContent> = z.pipe(
  z.object({
    blockId: someId,
    title: label,
    difficulty: number,
    statement: paragraphs,
    goal: text,
    blocks: paragraphs,
    hints: paragraphs,
  }),
  z.transform((read) => ({ kind: 'BLOCK' as const, ...read })),
)

/** A part of a kind that we do not know is left out: nothing is guessed into text, and nothing is ever markup. */
const part: Schema<DocumentPart> = z.union([
  z.object({ kind: z.literal('paragraph'), text: requiredText }),
  z.object({ kind: z.literal('note'), text: requiredText }),
  z.object({ kind: z.literal('list'), isOrdered: flag, items: paragraphs }),
  z.object({ kind: z.literal('code'), language: text, code: requiredText }),
])

const document: Schema<DocumentContent> = z.pipe(
  z.object({ documentId: someId, title: label, sections: usable(z.object({ heading: label, parts: usable(part, long) }), long) }),
  z.transform((read) => ({ kind: 'DOCUMENT' as const, ...read })),
)

export const lessonContentSchemas: { readonly [Kind in LessonKind]: Schema<Extract<LessonContent, { kind: Kind }>> } = {
  PROBLEM: problem,
  VIDEO: video,
  BLOCK: block,
  DOCUMENT: document,
}

/** The field that carries the content's identifier, as in the study log. */
export const lessonIdField = { PROBLEM: 'problemId', VIDEO: 'videoId', BLOCK: 'blockId', DOCUMENT: 'documentId' } as const

export const lessonRow = z.object({
  lessonId: someId,
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
  z.object({ chapterId: someId, title: label, lessonList: usable(lesson, long) }),
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
  schema: z.object({ lessonId: someId, isDone: flag, positionSeconds: seconds, studiedDate: optionalDateTime }),
  idOf: ({ lessonId }) => lessonId,
}

const entry = z.pipe(
  z.object({ lessonId: someId, type: z.enum(lessonKinds), title: label, isDone: flag, minutes: number, studiedDate: optionalDateTime }),
  z.transform(({ type, ...rest }) => ({ ...rest, kind: type })),
)

export const studyRecordSchema: Schema<StudyRecord> = z.pipe(
  z.object({ startedDate: optionalDateTime, studiedDate: optionalDateTime, studyMinutes: count, logList: usable(entry, long) }),
  z.transform(({ logList, ...rest }) => ({ ...rest, entries: logList })),
)

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
