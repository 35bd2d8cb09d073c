import { describe, expect, it } from 'vitest'
import { teachingDay } from '../../../src/domain/course-class/teaching.ts'
import { aTaughtClass } from '../../ui/course/aCourse.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const meeting = (startsAt: string, endsAt: string) => ({ meetingId: 1, title: '', startsAt, endsAt })
const inTheEvening = meeting('2026-11-20T19:00:00+09:00', '2026-11-20T21:00:00+09:00')

describe('a teacher’s day', () => {
  it('has the classes that still meet today in Korea, the earliest first', () => {
    const [evening, afternoon, tomorrow, none] = [
      aTaughtClass({ courseClassId: 1, nextMeeting: inTheEvening }),
      aTaughtClass({ courseClassId: 2, nextMeeting: meeting('2026-11-20T15:00:00+09:00', '2026-11-20T16:00:00+09:00') }),
      aTaughtClass({ courseClassId: 3, nextMeeting: meeting('2026-11-21T00:30:00+09:00', '2026-11-21T01:00:00+09:00') }),
      aTaughtClass({ courseClassId: 4 }),
    ]
    expect(teachingDay([evening, afternoon, tomorrow, none], now).today).toEqual([afternoon, evening])
  })

  it('has one that goes on past midnight, and none that is over', () => {
    const overnight = aTaughtClass({ nextMeeting: meeting('2026-11-19T23:00:00+09:00', '2026-11-20T11:00:00+09:00') })
    const over = aTaughtClass({ nextMeeting: meeting('2026-11-20T08:00:00+09:00', '2026-11-20T09:00:00+09:00') })
    expect(teachingDay([overnight, over], now).today).toEqual([overnight])
  })

  it('counts the students of all classes, as far as they are counted', () => {
    const counts = [6, 3, null, -1].map((enrolledCount) => aTaughtClass({ enrolledCount }))
    expect(teachingDay(counts, now).studentCount).toBe(9)
  })
})
