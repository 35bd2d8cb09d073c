import * as z from 'zod/mini'
import type { Answer } from './ApiCall.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'

const told = new WeakMap<Answer, JsonSchema | null>()

/** null: no body is due. */
export function answerSchema(answer: Answer): JsonSchema | null {
  const schema = told.get(answer) ?? schemaOf(answer)
  told.set(answer, schema)
  return schema
}

function schemaOf(answer: Answer): JsonSchema | null {
  switch (answer.kind) {
    case 'list':
      return jsonSchemaOf(z.object({ [answer.key]: z.array(answer.items), ...answer.also }))
    case 'object':
      return jsonSchemaOf(answer.schema)
    case 'nothing':
      return null
  }
}
