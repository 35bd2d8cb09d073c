import { describe, expect, it } from 'vitest'
import { currentMeeting, type Meeting, meetingState } from '../../../src/domain/course-class/meeting.ts'

const meeting = (meetingId: number, day: string): Meeting => ({
  meetingId,
  title: '수업',
  startsAt: `${day}T18:00:00+09:00`,
  endsAt: `${day}T19:00:00+09:00`,
})
const tuesday = meeting(1, '2026-11-24')
const thursday = meeting(2, '2026-11-26')

describe('the door of a meeting', () => {
  it.each([
    ['17:49:59', { kind: 'notYet', opensAt: new Date('2026-11-24T17:50:00+09:00') }],
    ['17:50:00', { kind: 'open', closesAt: new Date('2026-11-24T19:00:00+09:00') }],
    ['18:59:59', { kind: 'open', closesAt: new Date('2026-11-24T19:00:00+09:00') }],
    ['19:00:00', { kind: 'over' }],
  ])('at %s is %j: it opens ten minutes before the class [S-235]', (time, expected) => {
    expect(meetingState(tuesday, new Date(`2026-11-24T${time}+09:00`))).toEqual(expected)
  })
})

describe('the meeting to show', () => {
  it.each([
    ['2026-11-24T12:00:00+09:00', 1],
    ['2026-11-24T18:30:00+09:00', 1],
    ['2026-11-24T19:00:00+09:00', 2],
  ])('at %s is number %d, in whatever order they come', (now, meetingId) => {
    expect(currentMeeting([thursday, tuesday], new Date(now))?.meetingId).toBe(meetingId)
  })

  it('is none when all are over', () => {
    expect(currentMeeting([tuesday], new Date('2026-11-25T00:00:00+09:00'))).toBeNull()
    expect(currentMeeting([], new Date('2026-11-25T00:00:00+09:00'))).toBeNull()
  })
})
