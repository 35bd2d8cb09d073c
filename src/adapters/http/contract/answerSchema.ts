import * as z from 'zod/mini'
import type { Answer } from './ApiCall.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'

/** null: no body is due. */
export function answerSchema(answer: Answer): JsonSchema | null {
  switch (answer.kind) {
    case 'list':
      return jsonSchemaOf(z.object({ [answer.key]: z.array(answer.items), ...answer.also }))
    case 'object':
      return jsonSchemaOf(answer.schema)
    case 'nothing':
      return null
  }
}
