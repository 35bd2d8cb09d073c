import { describe, expect, it } from 'vitest'
import { boardRowItems, inviteeItems } from '../../../src/adapters/http/room.ts'
import { parseHomeData } from '../../../src/adapters/http/home.ts'
import { ownValue, parseList, parseObject, ShapeError } from '../../../src/adapters/http/parsing.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { decorations, isWhole, listAt, type ListPlace, listPlaces, replaced, sampleOf } from './listPlaces.ts'
import * as z from 'zod/mini'

/** Tells whether a list consists of plain text, of which no line can be unreadable. */
const hasOnlyLines = ({ keys }: ListPlace) => ['answer', 'rightAnswer'].includes(keys.at(-1) ?? '')

/** Tells whether a list belongs to a program to begin with, which is read whole or left out. */
const isProgram = ({ keys }: ListPlace) => keys.includes('starterProgram')

/** Values that replace a list or stand in it. */
const unread = [
  ['absent', undefined],
  ['null', null],
  ['a text', 'none'],
  ['an object', { 0: {} }],
  ['a list of which nothing can be read', [null, [], false]],
] as const

function parsed({ call }: ListPlace, raw: unknown, log = recordingLog()): unknown {
  const { name, response } = call
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
      parseObject(raw, z.object(response.also), name, log),
    ]
  return response.kind === 'object' ? parseObject(raw, response.schema, name, log) : null
}

const rows = listPlaces.map((place) => [`${place.call.name}: ${place.keys.join('.')}`, place] as const)

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

  it('each item that is dropped is logged once, without its text [F-027]', () => {
    const log = recordingLog()
    let lists = 0
    const raw = replaced(whole, keys, () => {
      lists += 1
      return [...list, null]
    })
    if (isWhole(place) || hasOnlyLines(place) || isProgram(place)) return
    parsed(place, raw, log)
    // The sample has the same item twice.
    expect(log.events.filter((event) => event.kind !== 'bad-item' || !event.problem.startsWith('same id'))).toEqual(
      Array.from({ length: lists }, () => ({
        kind: 'bad-item',
        list: expect.any(String),
        index: list.length,
        problem: expect.any(String),
      })),
    )
  })
})

it('every decoration is one of the contract', () => {
  const lastKeys = new Set(listPlaces.map((place) => place.keys.at(-1)))
  expect(Object.keys(decorations).filter((key) => !lastKeys.has(key))).toEqual([])
})
