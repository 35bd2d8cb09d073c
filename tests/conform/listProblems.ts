import type { ResponseShape } from '../../src/adapters/http/contract/apiCall.ts'
import { ownValue } from '../../src/adapters/http/parsing.ts'
import { shown } from './wireWords.ts'

/** Finds errors in lists that no schema can express: repeated ids, and counts that do not fit the items. */
export function listProblems(response: ResponseShape, answer: unknown): readonly string[] {
  return [...countProblems(response, answer), ...repetitions('', '', answer)]
}

function countProblems(response: ResponseShape, answer: unknown): readonly string[] {
  if (response.kind !== 'list') return []
  const items = ownValue(answer, response.key)
  if (!Array.isArray(items)) return []
  return ['totalCount', 'pageSize'].flatMap((name) => {
    const count = name in response.also ? ownValue(answer, name) : undefined
    return typeof count === 'number' && count < items.length ? [`${name} is ${count}, but ${response.key} has ${items.length} items`] : []
  })
}

/** Lists that may repeat an id, as something can be studied, read or submitted several times. */
const mayRepeat = new Set(['studyLogList'])

/** Items of `courseList` differ in `courseId`, and so on, wherever in the answer the list is. */
function repetitions(place: string, key: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => repetitions(place === '' ? name : `${place}.${name}`, name, part))
  const below = value.flatMap((item, at) => repetitions(`${place}[${at}]`, '', item))
  return mayRepeat.has(key) ? below : [...repeated(place, `${key.replace(/(List|s)$/, '')}Id`, value), ...below]
}

function repeated(place: string, name: string, items: readonly unknown[]): readonly string[] {
  const firsts = new Map<string, number>()
  return items.flatMap((item, at) => {
    const id = ownValue(item, name)
    if (typeof id !== 'number' && typeof id !== 'string') return []
    // Each assignment of a homework has an id of its own.
    const key = JSON.stringify([id, ownValue(item, 'assignmentId'), ownValue(item, 'homeworkId')].map(String))
    const first = firsts.get(key)
    if (first !== undefined) return [`${place}[${at}].${name} is ${shown(id)}, as that of [${first}]`]
    firsts.set(key, at)
    return []
  })
}
