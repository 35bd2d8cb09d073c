import { describe, expect, it, test } from 'vitest'
import { maxNoteLength } from '../../../src/domain/assignment.ts'
import { maxHomeworkTitleLength, maxTasks } from '../../../src/domain/studio/setHomework.ts'
import {
  emptyRoom,
  maxRoomMinutes,
  maxLateMinutes,
  maxPoint,
  roomGaps,
  type SetRoom,
  type SetRoomTask,
  timesFor,
  usualPoint,
} from '../../../src/domain/studio/setRoom.ts'

const now = new Date('2026-11-25T10:00:00+09:00')
const [start, end] = ['2026-11-27T10:00:00+09:00', '2026-11-27T11:00:00+09:00'] as const
const task: SetRoomTask = { type: 'PROBLEM', contentId: 7_001, title: '조개', point: usualPoint }
const room = (given: Partial<SetRoom> = {}): SetRoom => ({ ...emptyRoom, title: '바다 시험', taskList: [task], ...given })
const fixed = { timing: 'FIXED', startDate: start, endDate: end, minutes: null } as const

describe('what is missing before a room can be set', () => {
  it('is nothing of a whole one, and title and tasks of a new one', () => {
    expect(roomGaps(room(), now)).toEqual([])
    expect(roomGaps(room(fixed), now)).toEqual([])
    expect(roomGaps(room({ ...fixed, timing: 'OWN', minutes: 30 }), now)).toEqual([])
    expect(roomGaps(emptyRoom, now)).toEqual(['title', 'noTask'])
  })

  test.each<[string, Partial<SetRoom>]>([
    ['titleLength', { title: '가'.repeat(maxHomeworkTitleLength + 1) }],
    ['descriptionLength', { description: '가'.repeat(maxNoteLength + 1) }],
    ['tooManyTasks', { taskList: Array.from({ length: maxTasks + 1 }, (_, contentId) => ({ ...task, contentId })) }],
    ['point', { taskList: [{ ...task, point: 0 }] }],
    ['point', { taskList: [{ ...task, point: maxPoint + 1 }] }],
    ['point', { taskList: [{ ...task, point: 1.5 }] }],
    ['nobody', { audience: { type: 'MEMBERS', userIds: [] } }],
    ['noClass', { audience: { type: 'CLASS', courseClassId: '' } }],
    ['noDates', { ...fixed, startDate: null }],
    ['noDates', { ...fixed, endDate: null }],
    ['endBeforeStart', { ...fixed, endDate: start }],
    ['endPast', { ...fixed, startDate: '2026-11-25T09:00:00+09:00', endDate: '2026-11-25T10:00:00+09:00' }],
    ['minutes', { minutes: null }],
    ['minutes', { minutes: maxRoomMinutes + 1 }],
    ['minutes', { ...fixed, timing: 'OWN', minutes: 0 }],
    ['freeze', { freezeMinutes: maxRoomMinutes + 1 }],
    ['freeze', { minutes: 40, freezeMinutes: 41 }],
    ['freeze', { ...fixed, freezeMinutes: (Date.parse(end) - Date.parse(start)) / 60_000 + 1 }],
    ['late', { lateMinutes: maxLateMinutes + 1 }],
  ])('is told by name: %s', (gap, given) => {
    expect(roomGaps(room(given), now)).toEqual([gap])
  })

  it('is nothing that decides nothing', () => {
    expect(roomGaps(room({ scoring: 'ICPC', taskList: [{ ...task, point: 0 }] }), now)).toEqual([])
    expect(roomGaps(room({ verdicts: 'AT_END', freezeMinutes: maxRoomMinutes + 1 }), now)).toEqual([])
    expect(roomGaps(room({ startDate: end, endDate: start }), now)).toEqual([])
    expect(roomGaps(room({ ...fixed, minutes: 0 }), now)).toEqual([])
  })
})

test('another way of timing takes of the times what it knows', () => {
  const times = { startDate: start, endDate: end, minutes: 30 }
  expect(timesFor('FIXED', times)).toEqual({ ...fixed })
  expect(timesFor('OWN', times)).toEqual({ ...times, timing: 'OWN' })
  expect(timesFor('MANUAL', times)).toEqual({ timing: 'MANUAL', startDate: null, endDate: null, minutes: 30 })
  expect(timesFor('MANUAL', { ...times, minutes: null }).minutes).toBe(emptyRoom.minutes)
})
