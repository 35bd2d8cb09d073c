import { describe, expect, it } from 'vitest'
import type { ApiCall } from '../../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { type JsonSchema, responseSchema } from '../../../src/adapters/http/contract/jsonSchema.ts'
import { boardRowItems, inviteeItems } from '../../../src/adapters/http/room.ts'
import { parseHomeData } from '../../../src/adapters/http/home.ts'
import { ownValue, parseList, parseObject, ShapeError } from '../../../src/adapters/http/parsing.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import * as z from 'zod/mini'

/** Lists that only decorate, by their last key; their owner says nothing untrue without them. */
const decorations: Readonly<Record<string, string>> = {
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

/** What is written back as it was read, or runs, is read whole or not at all: nothing may be dropped from it. */
const isWhole = ({ call: { name }, keys }: ListPlace) =>
  (/^(studio|set)\w+Read$/.test(name) && keys[0] === 'content') || keys.some((key) => /^(program|readingTask)$/.test(key))

/** Lines of plain text, of which each counts: none of them is bad. */
const hasOnlyLines = ({ keys }: ListPlace) => ['answer', 'rightAnswer'].includes(keys.at(-1) ?? '')

/** In place of a list, or in it. */
const unread = [
  ['absent', undefined],
  ['null', null],
  ['a text', 'none'],
  ['an object', { 0: {} }],
  ['a list of which nothing can be read', [null, [], false]],
] as const

interface ListPlace {
  readonly call: ApiCall
  readonly schema: JsonSchema
  /** The keys that lead to the list, through the first item of other lists. */
  readonly keys: readonly string[]
}

const isRecord = (node: unknown): node is JsonSchema => typeof node === 'object' && node !== null && !Array.isArray(node)
const optionsOf = (schema: JsonSchema): readonly JsonSchema[] => [schema['anyOf'], schema['oneOf']].flat().filter(isRecord)
const propertiesOf = (schema: JsonSchema) => (isRecord(schema['properties']) ? Object.entries(schema['properties']) : [])
const isList = (schema: JsonSchema) => [schema['type']].flat().includes('array')

function listsIn(schema: JsonSchema): readonly (readonly string[])[] {
  const below = [...optionsOf(schema), ...(isRecord(schema['items']) ? [schema['items']] : [])].flatMap(listsIn)
  const inside = propertiesOf(schema).flatMap(([key, value]) => (isRecord(value) ? listsIn(value).map((keys) => [key].concat(keys)) : []))
  return [...(isList(schema) ? [[]] : []), ...below, ...inside]
}

const leadsTo = (schema: JsonSchema, keys: readonly string[]) => listsIn(schema).some((found) => found.join('.') === keys.join('.'))

/** A value of the shape, in which the list at the keys has an item. */
function sampleOf(schema: JsonSchema, keys: readonly string[]): unknown {
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
  return String(pattern).includes('A-Fa-f') ? '#123456' : pattern === '' ? '/a' : '10:00'
}

function replaced(value: unknown, keys: readonly string[], next: (list: unknown) => unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return next(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, keys, next))
  return isRecord(value) ? { ...value, [key]: replaced(value[key], rest, next) } : value
}

function listAt(value: unknown, keys: readonly string[]): readonly unknown[] {
  let list: readonly unknown[] = []
  replaced(value, keys, (raw) => {
    if (Array.isArray(raw)) list = raw
    return raw
  })
  return list
}

function parsed({ call }: ListPlace, raw: unknown): unknown {
  const { name, response } = call
  const log = recordingLog()
  if (name === 'recommendations') {
    const data = parseHomeData(raw, log)
    if (Object.entries(data).some(([key, value]) => value === null && key !== 'subDomain' && key !== 'isDesktop'))
      throw new ShapeError(name, 'a list failed')
    return data
  }
  if (name === 'roomResults')
    return [
      parseList(ownValue(raw, 'standingList'), boardRowItems, 'standingList', log),
      parseList(ownValue(raw, 'invitedList'), inviteeItems, 'invitedList', log),
    ]
  if (response.kind === 'list')
    return [
      parseList(ownValue(raw, response.key), { schema: response.items }, response.key, log),
      parseObject(raw, z.object(response.also), name),
    ]
  return response.kind === 'object' ? parseObject(raw, response.schema, name) : null
}

const places: readonly ListPlace[] = contract.flatMap((call) => {
  const schema = call.method === 'GET' ? responseSchema(call.response) : null
  if (schema === null) return []
  const unique = new Map(listsIn(schema).map((keys) => [keys.join('.'), keys]))
  return [...unique.values()].map((keys) => ({ call, schema, keys }))
})

const rows = places.map((place) => [`${place.call.name}: ${place.keys.join('.')}`, place] as const)

describe.each(rows)('%s', (_name, place) => {
  const { schema, keys } = place
  const whole = sampleOf(schema, keys)
  const outcome = (value: unknown) => {
    try {
      return parsed(
        place,
        replaced(whole, keys, () => value),
      )
    } catch (error) {
      expect(error).toBeInstanceOf(ShapeError)
      return 'fails'
    }
  }
  const list = listAt(whole, keys)
  const isDecoration = Object.hasOwn(decorations, keys.at(-1) ?? '')

  it.each(unread)('%s is not shown as an empty one [F-026]', (_kind, value) => {
    const read = outcome(value)
    if (isWhole(place)) expect(read).not.toEqual(outcome(list))
    else if (!isDecoration && read !== 'fails') expect(read).not.toEqual(outcome([]))
  })

  it('one bad item is dropped, and the list stays, except where a part would be written back [F-027]', () => {
    const withBad = outcome([...list, hasOnlyLines(place) ? '' : null])
    if (isWhole(place)) expect(withBad).not.toEqual(outcome(list))
    else if (!hasOnlyLines(place)) expect(withBad).toEqual(parsed(place, whole))
  })
})

it('every decoration is one of the contract', () => {
  const lastKeys = new Set(places.map((place) => place.keys.at(-1)))
  expect(Object.keys(decorations).filter((key) => !lastKeys.has(key))).toEqual([])
})
