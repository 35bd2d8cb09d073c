import * as z from 'zod/mini'
import type { LessonKind } from '../../../domain/lesson/Lesson.ts'
import type {
  BlockContent,
  DocumentContent,
  DocumentPart,
  LessonContent,
  ProblemContent,
  VideoContent,
} from '../../../domain/lesson/LessonContent.ts'
import { categoryItems } from './categorySchema.ts'
import { flag, id, image, label, link, long, number, requiredText, type Schema, text, usable } from './fields.ts'

const paragraphs = usable(requiredText)

const problem: Schema<ProblemContent> = z.pipe(
  z.object({
    problemId: id,
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
  z.object({ videoId: id, title: label, summary: paragraphs, src, poster: image, durationSeconds: number }),
  z.transform((read) => ({ kind: 'VIDEO' as const, ...read })),
)

const block: Schema<BlockContent> = z.pipe(
  z.object({
    blockId: id,
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
  z.object({ documentId: id, title: label, sections: usable(z.object({ heading: label, parts: usable(part, long) }), long) }),
  z.transform((read) => ({ kind: 'DOCUMENT' as const, ...read })),
)

export const lessonContentSchemas: { readonly [Kind in LessonKind]: Schema<Extract<LessonContent, { kind: Kind }>> } = {
  PROBLEM: problem,
  VIDEO: video,
  BLOCK: block,
  DOCUMENT: document,
}
