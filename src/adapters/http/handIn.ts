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

const handInSchema: Schema<QueuedHandIn> = z.object({
  key: z.string(),
  stage: z.enum(['waiting', 'sending']),
  problemId: someId,
  language: z.enum(programmingLanguages),
  code: z.string(),
  origin: z.nullable(originSchema),
  knownCount: z.number(),
  writtenDate: requiredDateTime,
  otherIds: z.array(someId),
})

/** The answers in the stored text of an outbox; none in what is no such text. */
export function parseHandIns(text: string | null): readonly QueuedHandIn[] {
  try {
    return z.parse(validItems(handInSchema, longListLimit), JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
