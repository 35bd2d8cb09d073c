import * as z from 'zod/mini'
import { type ContentKind, idFieldOf, lessonKinds, studyTypes, taskTypes } from '../../../domain/content/contentKind.ts'
import * as blocks from '../blockSchemas.ts'
import { categoryGroupItems } from '../categorySchema.ts'
import { problemCategoryGroupItems } from '../problemTypes.ts'
import { brandColor, customMapField } from '../channel.ts'
import type { ResponseShape } from './apiCall.ts'
import { fieldTextOf } from './fieldTexts.ts'
import * as times from '../timeSchemas.ts'
import { studyLogItems } from '../home.ts'
import { taskItems } from '../homework.ts'
import { lessonWireSchema, nonNegativeSeconds } from '../lesson.ts'
import { viewerSchema } from '../viewer.ts'
import * as parsing from '../parsing.ts'
import type { Schema } from '../parsing.ts'
import { courseLevels, parseCourseLevel } from '../../../domain/course/course.ts'
import { authStates, parseAuthState } from '../../../domain/viewer.ts'

/** JSON Schema 2020-12, which OpenAPI 3.1 speaks too. */
export type JsonSchema = { readonly [keyword: string]: unknown }

const numberOrNull = { type: ['number', 'null'] }
const textOrNull = { type: ['string', 'null'] }
const nonEmptyText = { type: 'string', minLength: 1 }
const idShape = { type: ['number', 'string'], minLength: 1 }
const address = 'An http(s) address, or a path of this site.'
const link = { pattern: '^([hH][tT]{2}[pP][sS]?://|/(?!/))', description: address }
/** A picture may also be a drawing in its own address, or a file beside the page: anything without a scheme. */
const picture = { pattern: '^([hH][tT]{2}[pP][sS]?://|/(?!/)|data:image/|[^/:][^:]*$)', description: address }

const date = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }
const dateTime = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
}
const orNull = ({ type, ...rest }: JsonSchema) => ({ type: [type, 'null'], ...rest })

const customEntry = {
  type: 'object',
  properties: {
    CUSTOM_NAME: { type: 'array', items: { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] } },
    REMOVE: { type: 'array' },
  },
}

/** An item has the one id that the links of its type use. */
function requireIdOfType(due: JsonSchema, kinds: readonly ContentKind[]): JsonSchema {
  const idOfType = kinds.map((type) => ({
    if: { properties: { type: { const: type } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { [idFieldOf(type)]: idShape }, required: [idFieldOf(type)] },
  }))
  const idFields = new Set<string>(kinds.map(idFieldOf))
  const names = Object.keys(Object(due['properties'])).filter((name) => !idFields.has(name))
  return { ...due, required: names, allOf: idOfType }
}

/** The rule that an answer of the state INVALID holds no account: `userId`, `nickname` and `point` are null. */
const guestHasNothing: JsonSchema = {
  if: { properties: { state: { const: 'INVALID' } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { userId: { type: 'null' }, nickname: { type: 'null' }, point: { type: 'null' } } },
}

/** The tree itself is described by its types: it nests. */
const blockProgram = {
  type: 'object',
  description: 'A program made of blocks.',
  properties: { version: { const: 1 }, scripts: { type: 'array' }, functions: { type: 'array' } },
  required: ['version', 'scripts', 'functions'],
}

const yesOrNo: JsonSchema = { enum: [true, false, 'Y', 'N'] }

type Shape = JsonSchema | ((due: JsonSchema) => JsonSchema)

/** The JSON schema of an answer, from schemas, or functions of schemas, that accept more when reading. */
const wireShapes: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  [parsing.nullableText, textOrNull],
  [parsing.textOrEmpty, { type: 'string' }],
  [parsing.plainText, { type: 'string' }],
  [parsing.nullablePlainText, textOrNull],
  [parsing.nullableNumber, numberOrNull],
  [parsing.count, { type: 'integer', minimum: 0 }],
  [parsing.wholeNumber, { type: 'integer', minimum: 0 }],
  [parsing.flag, yesOrNo],
  [parsing.requiredFlag, yesOrNo],
  [parsing.nullableImageUrl, { ...textOrNull, ...picture }],
  [parsing.nullableUrl, { ...textOrNull, ...link }],
  [parsing.optionalId, { type: ['number', 'string', 'null'], minLength: 1 }],
  [parsing.exactNumber, { type: 'number' }],
  [parsing.exactFlag, { type: 'boolean' }],
  [parsing.someId, idShape],
  [parsing.requiredText, nonEmptyText],
  [parsing.requiredNumber, { type: 'number' }],
  [parsing.requiredWholeNumber, { type: 'integer', minimum: 0 }],
  [parsing.requiredImage, { ...nonEmptyText, ...picture }],
  [times.requiredDate, date],
  [times.requiredTime, time],
  [times.requiredDateTime, dateTime],
  [times.optionalDate, orNull(date)],
  [times.optionalTime, orNull(time)],
  [times.optionalDateTime, orNull(dateTime)],
  [times.weekdaysField, { type: 'array', items: { enum: [0, 1, 2, 3, 4, 5, 6] } }],
  [parseCourseLevel, { enum: [...courseLevels, null] }],
  [parseAuthState, { enum: [...authStates] }],
  [brandColor, { ...textOrNull, pattern: '^#[0-9A-Fa-f]{6}$' }],
  [customMapField, { type: 'object', additionalProperties: customEntry }],
  [viewerSchema, (due) => ({ ...due, ...guestHasNothing })],
  [studyLogItems.schema, (due) => requireIdOfType(due, studyTypes)],
  [taskItems.schema, (due) => requireIdOfType(due, taskTypes)],
  [nonNegativeSeconds, { type: 'number', minimum: 0 }],
  [lessonWireSchema, (due) => requireIdOfType(due, lessonKinds)],
  [blocks.readProgram, blockProgram],
  [blocks.programSchema, blockProgram],
  [blocks.storedProgramText, blockProgram],
  [blocks.limitField, { type: ['integer', 'null'], minimum: 0 }],
  [blocks.valueField, { type: ['number', 'string'] }],
  [categoryGroupItems.schema, (due) => ({ ...due, required: ['name'] })],
  [problemCategoryGroupItems.schema, (due) => ({ ...due, required: ['name', 'theme', 'description', 'problemCount', 'solvedCount'] })],
])

const missingShape = 'no shape in wireShapes.ts'

/** The JSON schema of an answer, from the schema that reads it. */
export function toJsonSchema(schema: Schema<unknown>): JsonSchema {
  const due = toBareSchema(schema)
  const at = JSON.stringify(due).indexOf(missingShape)
  if (at >= 0) throw new Error(`${missingShape} for the field at the end of ${JSON.stringify(due).slice(0, at)}`)
  return withFieldTexts(due) as JsonSchema // oxlint-disable-line typescript/no-unsafe-type-assertion -- a record is mapped to a record
}

function toBareSchema(schema: Schema<unknown>): JsonSchema {
  const { $schema: _, ...due } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: overrideSchema })
  return due
}

/** Adds to every field what it means. Every `…Date` without a format of its own is a date-time: the client reads it as text. */
function withFieldTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withFieldTexts)
  if (!isRecord(node)) return node
  const parts = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, withFieldTexts(part)]))
  const { properties } = parts
  if (!isRecord(properties)) return parts
  const names = Object.keys(properties)
  const texts = names.map((name) => [name, withFieldText(name, names, Object(properties[name]))])
  return { ...parts, properties: Object.fromEntries(texts) }
}

function withFieldText(name: string, names: readonly string[], due: JsonSchema): JsonSchema {
  const described = [fieldTextOf(name, names) ?? [], due['description'] ?? []].flat().map(String).join(' ')
  return { ...(name.endsWith('Date') ? asDateTime(due) : due), ...(described !== '' && { description: described }) }
}

function asDateTime(due: JsonSchema): JsonSchema {
  const { type, format, anyOf } = due
  if (format !== undefined) return due
  if (Array.isArray(anyOf)) return orNull(dateTime)
  return [type].flat().includes('null') ? orNull(dateTime) : dateTime
}

interface OverrideContext {
  readonly zodSchema: z.core.$ZodTypes
  readonly jsonSchema: Record<string, unknown>
}

function overrideSchema({ zodSchema, jsonSchema }: OverrideContext): void {
  const {
    _zod: { def },
  } = zodSchema
  const shape = wireShapes.get(zodSchema) ?? findWireShape(def)
  const items = itemSchemaOf(zodSchema)
  if (shape) replace(jsonSchema, typeof shape === 'function' ? shape(jsonSchema) : shape)
  else if (items) replace(jsonSchema, { type: 'array', items: toBareSchema(items) })
  else if (def.type === 'transform' || def.type === 'custom') replace(jsonSchema, { $comment: missingShape })
  else if (def.type === 'object') replace(jsonSchema, { ...jsonSchema, required: requiredKeys(def.shape) })
  else if (def.type === 'nullable') replace(jsonSchema, withNull(jsonSchema))
  delete jsonSchema['default'] // A default replaces an unusable value when reading; it is no part of the wire format.
}

/** Finds the schema of the items of a nested list, also behind a pipe that checks what was read. */
function itemSchemaOf({ _zod: { def } }: Pick<z.core.$ZodTypes, '_zod'>): Schema<unknown> | undefined {
  if (def.type === 'pipe') return itemSchemaOf(def.in as z.core.$ZodTypes) // oxlint-disable-line typescript/no-unsafe-type-assertion -- the union of all schemas
  return def.type === 'transform' ? parsing.itemSchemas.get(def.transform) : undefined
}

/** Finds the wire shape behind a transform, or behind a pipe, which only narrows it: then without null, where null is refused. */
function findWireShape(def: z.core.$ZodTypes['_zod']['def']): Shape | undefined {
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

/** Lists every key that is not optional, even one with a default: the contract always has it, with null for no value. */
function requiredKeys(shape: z.core.$ZodShape): readonly string[] {
  return Object.entries(shape).flatMap(([key, { _zod: field }]) => (field.def.type === 'optional' ? [] : [key]))
}

/** `type: [object, null]` reports where a value deviates; `anyOf` only reports that it does. */
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

const schemaCache = new WeakMap<ResponseShape, JsonSchema | null>()

/** Returns null when no body is expected. */
export function responseSchema(answer: ResponseShape): JsonSchema | null {
  const schema = schemaCache.get(answer) ?? schemaOf(answer)
  schemaCache.set(answer, schema)
  return schema
}

function schemaOf(answer: ResponseShape): JsonSchema | null {
  switch (answer.kind) {
    case 'list':
      return toJsonSchema(z.object({ [answer.key]: z.array(answer.items), ...answer.also }))
    case 'object':
    case 'stream':
      return toJsonSchema(answer.schema)
    case 'nothing':
      return null
  }
}

export function isRecord(node: unknown): node is JsonSchema {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
