import { describe, expect, it } from 'vitest'
import { parseObject, type Schema, ShapeError } from '../../../src/adapters/http/parsing.ts'
import { reportSchema } from '../../../src/adapters/http/report.ts'
import { roomDetailSchema } from '../../../src/adapters/http/room.ts'

const moment = '2026-11-20T10:00:00+09:00'

const week = { monday: '2026-11-16', activeDays: 2, minutes: 30, learntList: [] }
const report = { nickname: '하늘', madeDate: moment, weekList: [], typeList: [], homeworkList: [], courseList: [], courseClassList: [] }
const room = { roomId: 9, serverDate: moment, timing: 'FIXED', scoring: 'ICPC', verdicts: 'AT_ONCE', taskList: [], languageList: [] }

interface RequiredList {
  readonly schema: Schema<object>
  readonly whole: object
  readonly key: string
  /** By which the page knows it. */
  readonly name: string
  readonly item: object
}

const lists: readonly RequiredList[] = [
  { schema: reportSchema, whole: report, key: 'weekList', name: 'weeks', item: week },
  { schema: reportSchema, whole: { ...report, weekList: [week] }, key: 'typeList', name: 'types', item: { name: '합계' } },
  { schema: reportSchema, whole: report, key: 'homeworkList', name: 'homework', item: { title: '숙제' } },
  { schema: reportSchema, whole: report, key: 'courseList', name: 'courses', item: { title: '파이썬 첫걸음' } },
  { schema: reportSchema, whole: report, key: 'courseClassList', name: 'classes', item: { title: '주말반', scheduleList: [] } },
  {
    schema: roomDetailSchema,
    whole: room,
    key: 'taskList',
    name: 'tasks',
    item: { taskNumber: 1, problemId: 3, title: '두 수', point: 100 },
  },
]

describe.each(lists)('$key, without which its page would say that there is nothing', ({ schema, whole, key, name, item }) => {
  const count = (value: unknown) => {
    const items: unknown = Reflect.get(parseObject({ ...whole, [key]: value }, schema, 'answer'), name)
    return Array.isArray(items) ? items.length : null
  }

  it.each([
    ['absent', undefined],
    ['null', null],
    ['a text', 'none'],
    ['an object', { 0: {} }],
    ['a list of which nothing can be read', [{}, null, 7]],
  ])('%s fails its part [F-026]', (_, value) => {
    expect(() => count(value)).toThrow(ShapeError)
  })

  it('one bad item is dropped [F-027]', () => {
    expect(count([item, {}])).toBe(1)
  })

  it('an empty list is empty', () => {
    expect(count([])).toBe(0)
  })
})
