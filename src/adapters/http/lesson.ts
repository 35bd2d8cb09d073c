import * as z from 'zod/mini'
import { contentIdFields } from './contentId.ts'
import { idFieldOf, type LessonKind, lessonKinds } from '../../domain/content/contentKind.ts'
import { expectNothing, fetchList, fillContentPath, runWrite } from './calls.ts'
import { boardSchema } from './boardSchema.ts'
import { categoryItems } from './categorySchema.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { lessonPaths } from './lessonPaths.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  nullableUrl,
  requiredImage,
  requiredItems,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import { fetchObject } from './reads.ts'
import type { LessonRepository } from '../../application/lesson.ts'
import type { Log } from '../../application/platform.ts'
import { type Chapter, type Lesson, type LessonProgress, type StudyRecord } from '../../domain/lesson/lesson.ts'
import type {
  BlockContent,
  DocumentContent,
  DocumentPart,
  LessonContent,
  ProblemContent,
  VideoContent,
} from '../../domain/lesson/lessonContent.ts'

const paragraphs = requiredItems(requiredText)

const problemContentSchema: Schema<ProblemContent> = z.pipe(
  z.object({
    problemId: someId,
    title: textOrEmpty,
    difficulty: nullableNumber,
    categoryList: validItems(categoryItems.schema),
    statement: paragraphs,
    inputRule: nullableText,
    outputRule: nullableText,
    examples: requiredItems(z.object({ input: textOrEmpty, output: textOrEmpty })),
    hints: paragraphs,
  }),
  z.transform((read) => ({ kind: 'PROBLEM' as const, ...read })),
)

/** Required: a video without a usable address makes the whole answer invalid. */
const requiredUrl = z.pipe(
  nullableUrl,
  z.custom<string>((read) => read !== null),
)

const videoContentSchema: Schema<VideoContent> = z.pipe(
  z.object({
    videoId: someId,
    title: textOrEmpty,
    summary: validItems(requiredText),
    src: requiredUrl,
    poster: nullableImageUrl,
    durationSeconds: nullableNumber,
  }),
  z.transform((read) => ({ kind: 'VIDEO' as const, ...read })),
)

const blockContentSchema: Schema<BlockContent> = z.pipe(
  z.object({
    blockId: someId,
    title: textOrEmpty,
    difficulty: nullableNumber,
    statement: paragraphs,
    goal: nullableText,
    blocks: paragraphs,
    hints: paragraphs,
  }),
  z.transform((read) => ({ kind: 'BLOCK' as const, ...read })),
)

/** Parts of an unknown kind are dropped: nothing is interpreted as text, and nothing is ever markup. */
const documentPartSchema: Schema<DocumentPart> = z.union([
  z.object({ kind: z.literal('paragraph'), text: requiredText }),
  z.object({ kind: z.literal('note'), text: requiredText }),
  z.object({ kind: z.literal('list'), isOrdered: flag, items: paragraphs }),
  z.object({ kind: z.literal('code'), language: nullableText, code: requiredText }),
  z.object({ kind: z.literal('image'), src: requiredImage, alt: textOrEmpty, caption: nullableText }),
  z.object({ kind: z.literal('figure'), board: boardSchema, alt: nullableText, caption: nullableText }),
])

export const documentSections = requiredItems(
  z.object({ heading: textOrEmpty, parts: requiredItems(documentPartSchema, longListLimit) }),
  longListLimit,
)

const documentContentSchema: Schema<DocumentContent> = z.pipe(
  z.object({
    documentId: someId,
    title: textOrEmpty,
    sections: documentSections,
  }),
  z.transform((read) => ({ kind: 'DOCUMENT' as const, ...read })),
)

export const lessonContentSchemas: { readonly [Kind in LessonKind]: Schema<Extract<LessonContent, { kind: Kind }>> } = {
  PROBLEM: problemContentSchema,
  VIDEO: videoContentSchema,
  BLOCK: blockContentSchema,
  DOCUMENT: documentContentSchema,
}

export const lessonWireSchema = z.object({
  lessonId: someId,
  type: z.enum(lessonKinds),
  title: textOrEmpty,
  minutes: nullableNumber,
  difficulty: nullableNumber,
  isPreview: flag,
  ...contentIdFields(lessonKinds),
})

/** Required: a lesson without the id of its content is dropped. */
const lessonSchema: Schema<Lesson> = z.pipe(
  z.pipe(
    lessonWireSchema,
    z.transform(({ lessonId, type: kind, title, minutes, difficulty, isPreview, ...ids }) => {
      return { lessonId, kind, contentId: ids[idFieldOf(kind)], title, minutes, difficulty, isPreview }
    }),
  ),
  z.custom<Lesson>((read) => typeof read === 'object' && read !== null && 'contentId' in read && read.contentId !== null),
)

const chapterSchema: Schema<Chapter> = z.pipe(
  z.object({ chapterId: someId, title: textOrEmpty, lessonList: requiredItems(lessonSchema, longListLimit) }),
  z.transform(({ lessonList, ...rest }) => ({ ...rest, lessons: uniqueLessons(lessonList) })),
)

/** Keeps the first of lessons with the same id (F-028). */
function uniqueLessons(lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter((one, at) => lessons.findIndex(({ lessonId }) => String(lessonId) === String(one.lessonId)) === at)
}

export const chapterItems: ItemReader<Chapter> = { schema: chapterSchema, idOf: ({ chapterId }) => chapterId }

/** Fractions are kept; 0 for a missing, negative or unusable value. */
export const nonNegativeSeconds = z.pipe(
  nullableNumber,
  z.transform((read) => Math.max(0, read ?? 0)),
)

export const progressItems: ItemReader<LessonProgress> = {
  schema: z.object({ lessonId: someId, isDone: flag, positionSeconds: nonNegativeSeconds, studiedDate: optionalDateTime }),
  idOf: ({ lessonId }) => lessonId,
}

const studyRecordEntrySchema = z.pipe(
  z.object({
    lessonId: someId,
    type: z.enum(lessonKinds),
    title: textOrEmpty,
    isDone: flag,
    minutes: nullableNumber,
    studiedDate: optionalDateTime,
  }),
  z.transform(({ type, ...rest }) => ({ ...rest, kind: type })),
)

export const studyRecordSchema: Schema<StudyRecord> = z.pipe(
  z.object({
    startedDate: optionalDateTime,
    studiedDate: optionalDateTime,
    studyMinutes: count,
    logList: requiredItems(studyRecordEntrySchema, longListLimit),
  }),
  z.transform(({ logList, ...rest }) => ({ ...rest, entries: logList })),
)

export function httpLessonRepository(client: HttpClient, log: Log): LessonRepository {
  return {
    chapters({ kind, id }, signal) {
      const { chapters: path } = lessonPaths[kind]
      return fetchList(log, path, 'chapterList', chapterItems, () => client.get(fillContentPath(path, { id }), { signal }))
    },
    progress({ kind, id }, signal) {
      const { progress: path } = lessonPaths[kind]
      return fetchList(log, path, 'lessonList', progressItems, () => client.get(fillContentPath(path, { id }), { signal }))
    },
    content(subject, { kind, contentId }, signal) {
      const schema: Schema<LessonContent> = lessonContentSchemas[kind]
      return fetchObject(client, log, {
        path: lessonPaths[subject.kind].content(kind),
        params: { id: subject.id, contentId },
        signal,
        schema: schema,
        name: 'lesson content',
      })
    },
    studyRecord: ({ kind, id }, signal) =>
      fetchObject(client, log, { path: lessonPaths[kind].record, params: { id }, signal, schema: studyRecordSchema, name: 'study record' }),
    saveProgress(subject, { lessonId, kind: type, isDone, positionSeconds }) {
      const path = lessonPaths[subject.kind].record
      const step = { lessonId, type, isDone, positionSeconds }
      return runWrite(log, path, () => client.post(fillContentPath(path, { id: subject.id }), step, expectNothing))
    },
  }
}
