import { describe, expect, it, test } from 'vitest'
import {
  allowedLanguages,
  countedFrom,
  handInTime,
  isTableForAll,
  lobbyHref,
  mayChange,
  ownEnd,
  personPhase,
  solvingCount,
  type RoomBoard,
  type RoomBoardRow,
  roomHref,
  roomPhase,
  roomTaskHref,
  roomTaskOfAddress,
  type RoomTimes,
  sortPractices,
  sortRooms,
} from '../../../src/domain/room/room.ts'
import { aBoard, aBoardRow, aCell } from './aContest.ts'

const [start, end] = ['2026-11-20T10:00:00+09:00', '2026-11-20T11:00:00+09:00'] as const
const at = (time: string) => Date.parse(`2026-11-20T${time}+09:00`)
const fixed: RoomTimes = { timing: 'FIXED', startDate: start, endDate: end, minutes: null }
const own: RoomTimes = { timing: 'OWN', startDate: start, endDate: end, minutes: 20 }
const waiting: RoomTimes = { timing: 'MANUAL', startDate: null, endDate: null, minutes: 40 }

test.each([
  ['09:59:59', 'UPCOMING'],
  ['10:00:00', 'OPEN'],
  ['10:59:59', 'OPEN'],
  ['11:00:00', 'OVER'],
])('a room at %s is %s', (time, phase) => {
  expect(roomPhase(fixed, at(time))).toBe(phase)
})

test('a room without its times waits for its teacher', () => {
  expect(roomPhase(waiting, at('10:00:00'))).toBe('WAITING')
  expect(roomPhase({ startDate: start, endDate: null }, at('10:00:00'))).toBe('WAITING')
})

describe('what somebody can do in it', () => {
  const participation = { startedDate: start, endDate: '2026-11-20T11:10:00+09:00' }

  it.each([
    ['09:59:59', 'BEFORE'],
    ['10:00:00', 'CAN_BEGIN'],
    ['11:00:00', 'DONE'],
  ])('before they have begun, at %s: %s', (time, phase) => {
    expect(personPhase({ ...fixed, participation: null }, at(time))).toBe(phase)
  })

  it('goes by their own end once they have begun', () => {
    expect(personPhase({ ...fixed, participation }, at('11:09:59'))).toBe('SOLVING')
    expect(personPhase({ ...fixed, participation }, at('11:10:00'))).toBe('DONE')
  })

  it('is to wait while nobody has started it', () => {
    expect(personPhase({ ...waiting, participation: null }, at('10:00:00'))).toBe('BEFORE')
  })
})

describe('the end of somebody’s time', () => {
  it.each<[string, RoomTimes, string, number, string]>([
    ['is that of the room', fixed, '2026-11-20T10:30:00+09:00', 0, '11:00:00'],
    ['is later by what was added', fixed, '2026-11-20T10:30:00+09:00', 10, '11:10:00'],
    ['comes after one’s own minutes', own, '2026-11-20T10:30:00+09:00', 0, '10:50:00'],
    ['is that of the room for who begins late', own, '2026-11-20T10:50:00+09:00', 0, '11:00:00'],
    ['is added to the room’s end, too', own, '2026-11-20T10:50:00+09:00', 5, '11:05:00'],
    ['is that of the room where no minutes are given', { ...own, minutes: null }, start, 0, '11:00:00'],
  ])('%s', (_, times, started, extra, expected) => {
    expect(ownEnd(times, started, extra)).toBe(at(expected))
  })

  it('is open while nobody has started the room', () => {
    expect(ownEnd(waiting, start, 0)).toBe(Number.POSITIVE_INFINITY)
  })
})

test('minutes are counted from everybody’s start, or from one’s own', () => {
  const started = '2026-11-20T10:05:00+09:00'
  expect(countedFrom(fixed, started)).toBe(at('10:00:00'))
  expect(countedFrom(own, started)).toBe(at('10:05:00'))
  expect(countedFrom(waiting, started)).toBe(at('10:05:00'))
})

describe('the moment that counts for an answer', () => {
  const receivedDate = '2026-11-20T10:10:00+09:00'

  it.each([
    ['it was written, as long as it was not on its way for too long', '2026-11-20T10:05:00+09:00', '10:05:00'],
    ['it arrived, where it was on its way for longer', '2026-11-20T10:04:59+09:00', '10:10:00'],
    ['it arrived, where it claims to come from the future', '2026-11-20T10:10:01+09:00', '10:10:00'],
    ['it arrived, where nothing is told', null, '10:10:00'],
    ['it arrived, where what is told is no date', 'yesterday', '10:10:00'],
  ])('is when %s', (_, writtenDate, expected) => {
    expect(handInTime({ writtenDate, receivedDate }, 5)).toBe(at(expected))
  })
})

test.each([
  ['that names a problem leads to it, whatever its number', 1, '12', 2],
  ['that names none leads to its number', 1, null, 1],
  ['of a problem that was taken out leads to no other', 1, 13, null],
  ['of a number that no task has leads nowhere', 3, null, null],
])('the address of a task %s', (_, taskNumber, problemId, led) => {
  const tasks = [
    { taskNumber: 1, problemId: 11 },
    { taskNumber: 2, problemId: 12 },
  ]
  expect(roomTaskOfAddress(tasks, taskNumber, problemId)?.taskNumber ?? null).toBe(led)
})

test('its pages have addresses', () => {
  expect([lobbyHref, roomHref(7), roomTaskHref(7, { taskNumber: 2, problemId: 12 })]).toEqual([
    '/room/lobby',
    '/room/7',
    '/room/7/task/2?problem=12',
  ])
})

test('the languages of a room are those of the problem that it allows, and all where it leaves none', () => {
  expect(allowedLanguages(['PYTHON', 'C'], ['C', 'JAVA'])).toEqual(['C'])
  expect(allowedLanguages(['PYTHON'], ['C'])).toEqual(['PYTHON'])
  expect(allowedLanguages(['PYTHON', 'C'], [])).toEqual(['PYTHON', 'C'])
  expect(allowedLanguages(['TEXT'], ['C'])).toEqual(['TEXT'])
})

test('rooms stand in the order in which they matter: open, waiting, to come, over with the last one first', () => {
  const between = (name: string, from: string, until: string) => ({ ...fixed, name, startDate: from, endDate: until })
  const rooms = [
    between('long over', '2026-11-01T10:00:00+09:00', '2026-11-01T11:00:00+09:00'),
    between('over', '2026-11-19T10:00:00+09:00', '2026-11-19T11:00:00+09:00'),
    between('in a week', '2026-11-27T10:00:00+09:00', '2026-11-27T11:00:00+09:00'),
    between('tomorrow', '2026-11-21T10:00:00+09:00', '2026-11-21T11:00:00+09:00'),
    { ...waiting, name: 'waiting' },
    { ...waiting, name: 'waiting, too' },
    between('open', start, end),
  ]
  expect(sortRooms(rooms, at('10:30:00')).map(({ name }) => name)).toEqual([
    'open',
    'waiting',
    'waiting, too',
    'tomorrow',
    'in a week',
    'over',
    'long over',
  ])
})

test('of what somebody has made to practise what is being solved comes first, then what waits, then what is over, each the newest first', () => {
  const practice = (roomId: number, day: string, startedDate: string | null = null) => ({
    roomId,
    startDate: `2026-11-${day}T10:00:00+09:00`,
    endDate: startedDate === null ? '2027-01-20T10:00:00+09:00' : end,
    participation: startedDate === null ? null : { startedDate, endDate: startedDate === start ? end : startedDate },
  })
  const done = '2026-11-20T09:00:00+09:00'
  const made = [
    practice(1, '10', done),
    practice(2, '11'),
    practice(3, '12', start),
    practice(4, '13'),
    practice(5, '14', done),
    { ...practice(6, '15'), startDate: null },
  ]
  expect(sortPractices(made, at('10:30:00')).map(({ roomId }) => roomId)).toEqual([3, 4, 2, 6, 5, 1])
})

describe('whether anything may still change in a room', () => {
  const board = (told: RoomBoard['told'], row: Partial<RoomBoardRow> = {}) =>
    aBoard({ told, rows: { items: [aBoardRow(row)], totalCount: 1, pageSize: 50 } })
  const more = { participation: { startedDate: start, endDate: '2026-11-20T11:30:00+09:00' } }

  test.each([
    ['before its end is known', waiting, null, '23:00:00', true],
    ['while answers may arrive', fixed, null, '11:09:59', true],
    ['a while after its end', fixed, null, '11:10:00', false],
    ['when all is told', fixed, board('ALL'), '11:10:00', false],
    ['while something is kept back: others have more time', fixed, board('FROZEN'), '12:00:00', true],
    ['while something is being judged', fixed, board('ALL', { cells: [aCell({ state: 'PENDING' })] }), '12:00:00', true],
    ['to a judge, while somebody has more time', fixed, board('ALL', more), '11:39:59', true],
    ['to a judge, when nobody has', fixed, board('ALL', more), '11:40:00', false],
  ] as const)('%s', (_, times, told, time, expected) => {
    expect(mayChange(times, told, at(time))).toBe(expected)
  })
})

it('counts who has begun and still has time as people at work', () => {
  const participation = { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T10:15:00+09:00' }
  const people = [{ participation: null }, { participation }, { participation: { ...participation, endDate: '2026-11-20T10:30:00+09:00' } }]
  expect(['10:14:59', '10:15:00', '10:30:00'].map((time) => solvingCount(people, Date.parse(`2026-11-20T${time}+09:00`)))).toEqual([
    2, 1, 0,
  ])
})

test.each([
  ['while it waits for its start', waiting, { verdicts: 'AT_ONCE', freezeDate: null }, '10:30:00', false],
  ['before it starts', fixed, { verdicts: 'AT_ONCE', freezeDate: null }, '09:30:00', false],
  ['while it runs', fixed, { verdicts: 'AT_ONCE', freezeDate: null }, '10:30:00', true],
  ['before the freeze', fixed, { verdicts: 'AT_ONCE', freezeDate: '2026-11-20T10:45:00+09:00' }, '10:44:59', true],
  ['from the freeze on', fixed, { verdicts: 'AT_ONCE', freezeDate: '2026-11-20T10:45:00+09:00' }, '10:45:00', false],
  ['while verdicts are kept to the end', fixed, { verdicts: 'AT_END', freezeDate: null }, '10:30:00', false],
  ['after the end, with a freeze', fixed, { verdicts: 'AT_END', freezeDate: '2026-11-20T10:45:00+09:00' }, '11:00:00', true],
] as const)('the standings are shown to the whole class: %s', (_, { startDate, endDate }, room, time, isShown) => {
  expect(isTableForAll({ ...room, startDate, endDate }, at(time))).toBe(isShown)
})
