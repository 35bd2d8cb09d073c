import { describe, expect, it, test } from 'vitest'
import { roomPhase } from '../../../src/domain/room/room.ts'
import { changeableIn, copyOfRoom, isChangeable, lockedChanges, runState, runStates } from '../../../src/domain/studio/roomChanges.ts'
import { maxHomeworkTitleLength } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom, roomGaps, type SetRoom } from '../../../src/domain/studio/setRoom.ts'

const at = (time: string) => `2026-11-20T${time}:00+09:00`
const before: SetRoom = {
  ...emptyRoom,
  title: '바다 시험',
  timing: 'FIXED',
  startDate: at('10:00'),
  endDate: at('11:00'),
  minutes: null,
  taskList: [{ type: 'PROBLEM', contentId: 1, title: '조개 세기', point: 100 }],
}
/** A different value for each field. */
const others: SetRoom = {
  title: '파도 시험',
  description: '천천히 풀어요.',
  timing: 'OWN',
  startDate: at('10:10'),
  endDate: at('11:30'),
  minutes: 40,
  scoring: 'ICPC',
  freezeMinutes: 10,
  verdicts: 'AT_END',
  allowsHints: true,
  allowsTutor: true,
  languages: ['C'],
  lateMinutes: 20,
  audience: { type: 'MEMBERS', userIds: ['1'] },
  taskList: [],
}

it.each([
  ['09:59', 'PLANNED'],
  ['10:30', 'OPEN'],
  ['11:00', 'OVER'],
] as const)('a run at %s is %s', (time, state) => {
  expect(runState(roomPhase(before, Date.parse(at(time))))).toBe(state)
})

test('what waits for its teacher is planned', () => {
  expect(runState('WAITING')).toBe('PLANNED')
})

describe.each(runStates)('a room that is %s', (state) => {
  it.each(Object.keys(changeableIn) as (keyof SetRoom)[])('lets %s change where the table says so', (field) => {
    const next = { ...before, [field]: others[field] }
    expect(lockedChanges(before, next, state)).toEqual(isChangeable(field, state) ? [] : [field])
  })
})

test('everything can change before the start, and how it is scored never after it', () => {
  expect(lockedChanges(before, others, 'PLANNED')).toEqual([])
  expect(lockedChanges(before, others, 'OPEN')).toEqual(['timing', 'startDate', 'scoring', 'verdicts', 'languages'])
  expect(lockedChanges(before, others, 'OVER')).toEqual([
    'timing',
    'startDate',
    'scoring',
    'freezeMinutes',
    'verdicts',
    'allowsHints',
    'allowsTutor',
    'languages',
  ])
  expect(lockedChanges(null, others, 'OVER')).toEqual([])
})

describe('a copy', () => {
  it('is the same room without dates', () => {
    expect(copyOfRoom(before)).toEqual({ ...before, title: '바다 시험 (복사)', startDate: null, endDate: null })
    expect(copyOfRoom({ ...before, timing: 'MANUAL', minutes: 40 })).toMatchObject({ timing: 'MANUAL', minutes: 40, startDate: null })
  })

  it('has a title that is not too long', () => {
    const title = '가'.repeat(maxHomeworkTitleLength)
    expect(copyOfRoom({ ...before, title }).title).toHaveLength(maxHomeworkTitleLength)
  })
})

test('an end that is over already is missing nothing where it was published so', () => {
  const now = new Date(at('12:00'))
  expect(roomGaps(before, now)).toEqual(['endPast'])
  expect(roomGaps({ ...before, title: '파도 시험' }, now, before)).toEqual([])
  expect(roomGaps({ ...before, endDate: at('11:30') }, now, before)).toEqual(['endPast'])
})
