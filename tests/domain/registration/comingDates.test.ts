import { describe, expect, it } from 'vitest'
import { comingDates, untilNextTurn } from '../../../src/domain/registration/comingDates.ts'
import { aClassDate } from './aClassDate.ts'

const python = { courseClassId: 1, title: '파이썬 기초반', channelProfile: null }
const chess = { courseClassId: 2, title: '체스 봇 만들기', channelProfile: null }
const now = new Date('2026-11-20T10:00:00+09:00')
const own = (date: string, startTime = '18:00', endTime = '19:00') => aClassDate({ date, startTime, endTime, registrationDateId: 7 })

describe('the classes that matter now', () => {
  it('next is the earliest of the registered dates to come, of whichever class', () => {
    const dates = [
      { courseClass: python, classDate: own('2026-12-01') },
      { courseClass: chess, classDate: own('2026-11-24', '16:00', '17:00') },
      { courseClass: python, classDate: own('2026-11-24') },
    ]
    expect(comingDates(dates, now)).toEqual({ running: null, next: dates[1], later: 2 })
  })

  it('what has begun is running until it is over', () => {
    const dates = [{ courseClass: python, classDate: own('2026-11-20', '10:00', '10:30') }]
    expect(comingDates(dates, now)).toEqual({ running: dates[0], next: null, later: 0 })
    expect(comingDates(dates, new Date('2026-11-20T10:30:00+09:00'))).toEqual({ running: null, next: null, later: 0 })
  })

  it('of two that go on at once the one that began last is running', () => {
    const dates = [own('2026-11-20', '09:30', '10:30'), own('2026-11-20', '09:50', '10:10')].map((classDate) => ({
      courseClass: python,
      classDate,
    }))
    expect(comingDates(dates, now).running).toBe(dates[1])
    expect(comingDates(dates, new Date('2026-11-20T10:10:00+09:00')).running).toBe(dates[0])
  })

  it('a class across midnight runs on into the next day', () => {
    const dates = [{ courseClass: chess, classDate: own('2026-11-19', '23:30', '00:20') }]
    expect(comingDates(dates, new Date('2026-11-20T00:19:00+09:00')).running).toEqual(dates[0])
    expect(comingDates(dates, new Date('2026-11-20T00:20:00+09:00')).running).toBeNull()
  })

  it('change when the running one is over or the next one begins, whichever is sooner', () => {
    const [running, next] = [own('2026-11-20', '09:30', '10:30'), own('2026-11-20', '10:10', '11:00')].map((classDate) => ({
      courseClass: python,
      classDate,
    }))
    const both = [running, next].flatMap((date) => date ?? [])
    const minute = 60_000
    expect(untilNextTurn(comingDates(both, now), now)).toBe(10 * minute)
    expect(untilNextTurn(comingDates(both.slice(0, 1), now), now)).toBe(30 * minute)
    expect(untilNextTurn(comingDates([], now), now)).toBeNull()
  })

  it('dates that others have registered for do not count', () => {
    const dates = [{ courseClass: python, classDate: aClassDate({ date: '2026-11-24', registrationDateId: null }) }]
    expect(comingDates(dates, now).next).toBeNull()
  })
})
