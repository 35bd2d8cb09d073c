import * as z from 'zod/mini'
import { type StudyLogEntry, studyTypes } from '../../../domain/study/StudyLogEntry.ts'
import { label, optionalId, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

/** The field that carries the identifier of each type. */
export const studyIdField = {
  PROBLEM: 'problemId',
  VIDEO: 'videoId',
  BLOCK: 'blockId',
  WORKSHEET: 'worksheetId',
  COURSE: 'courseId',
} as const

const wire = z.object({
  type: z.enum(studyTypes),
  title: label,
  updatedDate: text,
  problemId: optionalId,
  videoId: optionalId,
  blockId: optionalId,
  worksheetId: optionalId,
  courseId: optionalId,
})

const schema: Schema<StudyLogEntry> = z.pipe(
  wire,
  z.transform(({ type, title, updatedDate, ...ids }) => ({ type, title, updatedDate, id: ids[studyIdField[type]] })),
)

/** The same problem may be studied twice: entries are no duplicates of each other. */
export const studyLogItems: Items<StudyLogEntry> = { schema }
