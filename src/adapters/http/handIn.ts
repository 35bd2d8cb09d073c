import * as z from 'zod/mini'
import { requiredDateTime } from './timeSchemas.ts'
import { longListLimit, type Schema, someId, validItems } from './parsing.ts'
import type { QueuedHandIn } from '../../application/outbox.ts'
import { programmingLanguages } from '../../domain/problems/programmingLanguage.ts'
import type { SubmissionOrigin } from '../../domain/problems/submission.ts'

const originSchema: Schema<SubmissionOrigin> = z.union([
  z.object({ contentType: z.enum(['COURSE', 'COURSE_CLASS']), contentId: someId, lessonId: someId }),
  z.object({ contentType: z.literal('ROOM'), contentId: someId, writtenDate: requiredDateTime }),
])

/** Blocks that are no JSON could never be sent. */
const jsonText = z.string().check(
  z.refine((text) => {
    try {
      return JSON.parse(text) !== undefined
    } catch {
      return false
    }
  }),
)

const handInFields = {
  key: z.string(),
  stage: z.enum(['waiting', 'sending']),
  problemId: someId,
  origin: z.nullable(originSchema),
  knownCount: z.number(),
  writtenDate: requiredDateTime,
  otherIds: z.array(someId),
}

const handInSchema: Schema<QueuedHandIn> = z.union([
  z.object({ ...handInFields, language: z.enum([...programmingLanguages, 'SEA_PYTHON']), code: z.string() }),
  z.object({ ...handInFields, language: z.literal('BLOCKS'), code: jsonText }),
])

/** Parses the stored text of an outbox; returns an empty list when the text is invalid. */
export function parseHandIns(text: string | null): readonly QueuedHandIn[] {
  try {
    return z.parse(validItems(handInSchema, longListLimit), JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
