import * as z from 'zod/mini'
import type { Schema } from '../schemas/fields.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { type Shape, wireShapes } from './wireShapes.ts'

const unread = 'no shape in wireShapes.ts'

/** What is due on the wire, told by the very schema that reads it. */
export function jsonSchemaOf(schema: Schema<unknown>): JsonSchema {
  const { $schema: _, ...due } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
  const at = JSON.stringify(due).indexOf(unread)
  if (at >= 0) throw new Error(`${unread} for the field at the end of ${JSON.stringify(due).slice(0, at)}`)
  return due
}

interface Met {
  readonly zodSchema: z.core.$ZodTypes
  readonly jsonSchema: Record<string, unknown>
}

function override({ zodSchema, jsonSchema }: Met): void {
  const {
    _zod: { def },
  } = zodSchema
  const shape = wireShapes.get(zodSchema) ?? shapeBehind(def)
  if (shape) replace(jsonSchema, typeof shape === 'function' ? shape(jsonSchema) : shape)
  else if (def.type === 'transform' || def.type === 'custom') replace(jsonSchema, { $comment: unread })
  else if (def.type === 'object') replace(jsonSchema, { ...jsonSchema, required: keysDue(def.shape) })
  else if (def.type === 'nullable') replace(jsonSchema, withNull(jsonSchema))
  delete jsonSchema['default'] // What is read in place of something unusable is not for the wire.
}

/** What a function reads, or what a field is made from that is only narrowed afterwards: to what it must not be null for. */
function shapeBehind(def: z.core.$ZodTypes['_zod']['def']): Shape | undefined {
  if (def.type === 'transform') return wireShapes.get(def.transform)
  const behind = def.type === 'pipe' ? wireShapes.get(def.in) : undefined
  if (def.type !== 'pipe' || behind === undefined || typeof behind === 'function') return behind
  const { _zod: narrowed } = def.out
  return narrowed.def.type === 'custom' ? withoutNull(behind) : behind
}

function withoutNull({ type, ...rest }: JsonSchema): JsonSchema {
  const [one, ...others] = [type].flat().filter((name) => name !== 'null')
  return { type: others.length === 0 ? one : [one, ...others], ...rest }
}

function replace(old: Record<string, unknown>, next: JsonSchema): void {
  for (const key of Object.keys(old)) if (!(key in next)) delete old[key]
  Object.assign(old, next)
}

/** Reading may do without a key; the contract names it, and says null where there is nothing to tell. */
function keysDue(shape: z.core.$ZodShape): readonly string[] {
  return Object.entries(shape).flatMap(([key, { _zod: field }]) => (field.def.type === 'optional' ? [] : [key]))
}

/** `type: [object, null]` says where a value deviates; `anyOf` would only say that it does. */
function withNull(jsonSchema: JsonSchema): JsonSchema {
  const inner: unknown = Array.isArray(jsonSchema['anyOf']) ? jsonSchema['anyOf'][0] : undefined
  if (!isSchema(inner)) return jsonSchema
  const { type, ...rest } = inner
  if (Array.isArray(rest['enum'])) return { enum: [...rest['enum'], null] }
  return typeof type === 'string' ? { ...rest, type: [type, 'null'] } : jsonSchema
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null
}
