import type { ApiCall } from '../../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { isRecord, type JsonSchema, responseSchema } from '../../../src/adapters/http/contract/jsonSchema.ts'

export { isRecord }

const optionsOf = (schema: JsonSchema): readonly JsonSchema[] => [schema['anyOf'], schema['oneOf']].flat().filter(isRecord)
const propertiesOf = (schema: JsonSchema) => (isRecord(schema['properties']) ? Object.entries(schema['properties']) : [])
const isList = (schema: JsonSchema) => [schema['type']].flat().includes('array')

/** Returns the keys that lead to each list in a value of this shape, through the first item of other lists. */
function listsIn(schema: JsonSchema): readonly (readonly string[])[] {
  const below = [...optionsOf(schema), ...(isRecord(schema['items']) ? [schema['items']] : [])].flatMap(listsIn)
  const inside = propertiesOf(schema).flatMap(([key, value]) => (isRecord(value) ? listsIn(value).map((keys) => [key].concat(keys)) : []))
  return [...(isList(schema) ? [[]] : []), ...below, ...inside]
}

const leadsTo = (schema: JsonSchema, keys: readonly string[]) => listsIn(schema).some((found) => found.join('.') === keys.join('.'))

/** A value of the shape, in which the list at the keys has an item. */
export function sampleOf(schema: JsonSchema, keys: readonly string[]): unknown {
  const options = optionsOf(schema)
  const option = options.find((candidate) => leadsTo(candidate, keys)) ?? options[0]
  if (option !== undefined) return sampleOf(option, keys)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const [type] = [schema['type']].flat()
  if (type === 'array') {
    const item = isRecord(schema['items']) ? sampleOf(schema['items'], keys) : null
    return item === null ? [] : [item, item]
  }
  if (type === 'object') {
    const values = propertiesOf(schema).map(([key, value]) => [
      key,
      isRecord(value) ? sampleOf(value, keys[0] === key ? keys.slice(1) : []) : null,
    ])
    return Object.fromEntries(values)
  }
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  const { format, pattern = '' } = schema
  if (format === 'date') return '2026-11-16'
  if (format === 'date-time') return '2026-11-16T10:00:00+09:00'
  return ['/a', '#123456', '10:00'].find((text) => new RegExp(String(pattern)).test(text))
}

/** Returns the value with another one in place of each list at the keys. */
export function replaced(value: unknown, keys: readonly string[], next: (list: unknown) => unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return next(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, keys, next))
  return isRecord(value) ? { ...value, [key]: replaced(value[key], rest, next) } : value
}

/** Returns the last list at the keys. */
export function listAt(value: unknown, keys: readonly string[]): readonly unknown[] {
  let list: readonly unknown[] = []
  replaced(value, keys, (raw) => {
    if (Array.isArray(raw)) list = raw
    return raw
  })
  return list
}

export interface ListPlace {
  readonly call: ApiCall
  readonly schema: JsonSchema
  /** The keys that lead to the list, through the first item of other lists. */
  readonly keys: readonly string[]
}

/** Lists that can be dropped, by their last key: without them the page is less detailed, and still true. */
export const decorations: Readonly<Record<string, string>> = {
  categoryList: 'The tags of a card.',
  relatedList: 'More of the same kind, below what was asked for.',
  equippedUserItemList: 'The clothes of a portrait.',
  roleList: 'A viewer without readable roles has no rights.',
  introduction: 'A paragraph of the page of a course or class.',
  audience: 'A paragraph of the page of a course or class.',
  goals: 'A paragraph of the page of a course or class.',
  materials: 'A paragraph of the page of a class.',
  summary: 'A paragraph below a video.',
  descriptionList: 'A paragraph below a video.',
  languageList: 'The languages of a card; the page of a problem requires them.',
  caseList: 'The verdict stands without its cases.',
  subtaskList: 'A problem, and its verdict, stand without the parts of the score.',
  requiredList: 'The verdict tells what a program lacks.',
  worldList: 'The verdict stands without its stages.',
  scheduleList: 'The dates of a card; the page of a class requires them.',
  scripts: 'A beginning that cannot be read leaves the workspace empty.',
  functions: 'A beginning that cannot be read leaves the workspace empty.',
  weekdays: 'The hours of a class stand without the days.',
}

/** Tells whether a value is read whole or not at all, because nothing may be dropped from a program or from content that is saved again. */
export const isWhole = ({ call: { name }, keys }: ListPlace) =>
  (/^(studio|set)\w+Read$/.test(name) && keys[0] === 'content') || keys.some((key) => /^(program|readingTask)$/.test(key))

/** Every list of every read of the contract. */
export const listPlaces: readonly ListPlace[] = contract.flatMap((call) => {
  const schema = call.method === 'GET' ? responseSchema(call.response) : null
  if (schema === null) return []
  const unique = new Map(listsIn(schema).map((keys) => [keys.join('.'), keys]))
  return [...unique.values()].map((keys) => ({ call, schema, keys }))
})
