import { describe, expect, it, test } from 'vitest'
import {
  attendanceCounts,
  attendanceOf,
  attendances,
  earnedBy,
  extraMinutesOf,
  roomAttendees,
  type RoomInvitee,
} from '../../../src/domain/room/roomAttendance.ts'
import { aClassTest, aTestRow } from './aClassTest.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`)
const own = { startedDate: '2026-11-20T10:00:00+09:00', endDate: '2026-11-20T11:00:00+09:00' }
const invitee = (userId: number, extraMinutes = 0): RoomInvitee => ({
  userId,
  nickname: `학생 ${userId}`,
  extraMinutes,
  seenDate: null,
})

describe('how somebody stands to a room', () => {
  it.each([
    ['waits for its teacher', { startDate: null, endDate: null }, '10:20', 'INVITED'],
    ['has not opened', aClassTest(), '09:59', 'INVITED'],
    ['runs', aClassTest(), '10:20', 'NOT_BEGUN'],
    ['is over', aClassTest(), '11:00', 'ABSENT'],
  ] as const)('who has not begun one that %s', (_, times, time, attendance) => {
    expect(attendanceOf(times, null, at(time))).toBe(attendance)
  })

  it.each([
    ['10:59', 'SOLVING'],
    ['11:00', 'DONE'],
  ] as const)('who has begun goes by their own time: at %s', (time, attendance) => {
    expect(attendanceOf(aClassTest(), own, at(time))).toBe(attendance)
  })
})

describe('everybody in the list of a judge', () => {
  const results = { rows: [aTestRow(), aTestRow({ userId: 100, rank: 2 })], invited: [invitee(99), invitee(101, 15), invitee(102)] }

  it('is there once, those who are missing first', () => {
    const shown = roomAttendees(aClassTest(), results, at('10:20')).map(({ userId, attendance }) => [userId, attendance])
    expect(shown).toEqual([
      [101, 'NOT_BEGUN'],
      [102, 'NOT_BEGUN'],
      [99, 'SOLVING'],
      [100, 'SOLVING'],
    ])
  })

  it('has the time that was added, before the start and after it', () => {
    const longer = aTestRow({ participation: { ...own, endDate: '2026-11-20T11:20:00+09:00' } })
    const shown = roomAttendees(aClassTest(), { ...results, rows: [longer] }, at('10:20'))
    expect(shown.map(({ userId, extraMinutes }) => [userId, extraMinutes])).toEqual([
      [101, 15],
      [102, 0],
      [99, 20],
    ])
  })

  it('has begun only where a time says so', () => {
    const [untold] = roomAttendees(aClassTest(), { rows: [aTestRow({ participation: null })], invited: [] }, at('10:20'))
    expect(untold).toMatchObject({ attendance: 'NOT_BEGUN', row: null, extraMinutes: 0 })
  })

  it('waits before the room until half a minute after their last look, and only until it starts', () => {
    const looked = { ...invitee(99), seenDate: '2026-11-20T09:50:00+09:00' }
    const attendanceAt = (moment: string, room = aClassTest()) =>
      roomAttendees(room, { rows: [], invited: [looked] }, Date.parse(`2026-11-20T${moment}+09:00`))[0]?.attendance
    const manual = aClassTest({ startDate: null, endDate: null })
    expect(attendanceAt('09:50:30')).toBe('HERE')
    expect(attendanceAt('09:50:30', manual)).toBe('HERE')
    expect(attendanceAt('09:50:31')).toBe('INVITED')
    expect(attendanceAt('09:50:30', aClassTest({ startDate: '2026-11-20T09:50:10+09:00' }))).toBe('NOT_BEGUN')
    expect(roomAttendees(manual, { rows: [], invited: [looked, invitee(98)] }, at('09:50')).map(({ userId }) => userId)).toEqual([98, 99])
  })

  it('is counted by kind', () => {
    expect(attendanceCounts(roomAttendees(aClassTest(), results, at('11:00')))).toEqual([
      ['ABSENT', 2],
      ['DONE', 2],
    ])
    expect(attendanceCounts(attendances.map((attendance) => ({ attendance })))).toHaveLength(attendances.length)
  })
})

test('what a task has earned is counted over everybody', () => {
  const rows = [aTestRow(), aTestRow(), aTestRow({ cells: [] })]
  expect(earnedBy(rows, 1)).toEqual({ people: 2, points: 200 })
  expect(earnedBy(rows, 2)).toEqual({ people: 0, points: 0 })
})

test('time that was added is never less than none, though the room’s end was moved behind it', () => {
  expect(extraMinutesOf(aClassTest(), { ...own, endDate: '2026-11-20T10:40:00+09:00' })).toBe(0)
})
