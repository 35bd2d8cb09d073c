import { courseLevelOf, courseLevels } from '../../../domain/course/courseLevel.ts'
import { authStateOf, authStates } from '../../../domain/viewer/AuthState.ts'
import { brandColor } from '../schemas/channelInfoSchema.ts'
import { categoryGroupItems } from '../schemas/categorySchema.ts'
import { customMap } from '../schemas/customMap.ts'
import * as fields from '../schemas/fields.ts'
import { lessonIdField, lessonRow, seconds } from '../schemas/lessonSchema.ts'
import { studyIdField, studyLogItems } from '../schemas/studyLogSchema.ts'
import * as times from '../schemas/timeFields.ts'
import type { JsonSchema } from './JsonSchema.ts'

const numberOrNull = { type: ['number', 'null'] }
const textOrNull = { type: ['string', 'null'] }
const someText = { type: 'string', minLength: 1 }
const someId = { type: ['number', 'string'], minLength: 1 }
const address = 'An http(s) address, or a path of this site.'

const date = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }
const dateTime = { type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d{2}-\\d{2}T' }
const orNull = ({ type, ...rest }: JsonSchema) => ({ type: [type, 'null'], ...rest })

const customEntry = {
  type: 'object',
  properties: {
    CUSTOM_NAME: { type: 'array', items: { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] } },
    REMOVE: { type: 'array' },
  },
}

/** An item tells the one id that its type links by. */
function withIdOfType(due: JsonSchema, idFields: Readonly<Record<string, string>>): JsonSchema {
  const idOfType = Object.entries(idFields).map(([type, field]) => ({
    if: { properties: { type: { const: type } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { [field]: someId }, required: [field] },
  }))
  const names = Object.keys(Object(due['properties'])).filter((name) => !Object.values(idFields).includes(name))
  return { ...due, required: names, allOf: idOfType }
}

const yesOrNo: JsonSchema = { enum: [true, false, 'Y', 'N'] }

export type Shape = JsonSchema | ((due: JsonSchema) => JsonSchema)

/** What is due on the wire for the schemas, and functions of schemas, that read whatever comes. Stricter than the reading is. */
export const wireShapes: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  [fields.text, textOrNull],
  [fields.label, { type: 'string' }],
  [fields.number, numberOrNull],
  [fields.count, { type: 'integer', minimum: 0 }],
  [fields.wholeNumber, { type: 'integer', minimum: 0 }],
  [fields.flag, yesOrNo],
  [fields.toldFlag, yesOrNo],
  [fields.image, { ...textOrNull, description: address }],
  [fields.link, { ...textOrNull, description: address }],
  [fields.optionalId, { type: ['number', 'string', 'null'], minLength: 1 }],
  [fields.id, someId],
  [fields.requiredText, someText],
  [fields.requiredNumber, { type: 'number' }],
  [fields.requiredImage, { ...someText, description: address }],
  [times.requiredDate, date],
  [times.requiredTime, time],
  [times.requiredDateTime, dateTime],
  [times.optionalDate, orNull(date)],
  [times.optionalTime, orNull(time)],
  [times.optionalDateTime, orNull(dateTime)],
  [times.weekdays, { type: 'array', items: { enum: [0, 1, 2, 3, 4, 5, 6] } }],
  [courseLevelOf, { enum: [...courseLevels, null] }],
  [authStateOf, { enum: [...authStates] }],
  [brandColor, { ...textOrNull, pattern: '^#[0-9A-Fa-f]{6}$' }],
  [customMap, { type: 'object', additionalProperties: customEntry }],
  [studyLogItems.schema, (due) => withIdOfType(due, studyIdField)],
  [seconds, { type: 'number', minimum: 0 }],
  [lessonRow, (due) => withIdOfType(due, lessonIdField)],
  [categoryGroupItems.schema, (due) => ({ ...due, required: ['name'] })],
])
