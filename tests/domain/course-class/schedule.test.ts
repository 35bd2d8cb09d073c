import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdays as week, weekdayOf } from '../../../src/domain/calendar/date.ts'
import {
  type ClassSchedule,
  countdown,
  type Countdown,
  countdownText,
  classTerm,
  hasClassEnded,
  nextOccurrence,
  occurrences,
  repeatTypes,
} from '../../../src/domain/course-class/schedule.ts'
import { aDate } from '../calendar/aDate.ts'
import { aSchedule } from './aSchedule.ts'

const nextClass = { date: '2026-11-24', startsAt: new Date('2026-11-24T00:10:00+09:00') }

describe('how near the next class is', () => {
  it.each<[string, Countdown, string]>([
    ['2026-11-24T00:10:00+09:00', { kind: 'running' }, '수업 중'],
    ['2026-11-24T00:30:00+09:00', { kind: 'running' }, '수업 중'],
    ['2026-11-24T00:09:59.500+09:00', { kind: 'near', seconds: 1 }, '0:01 뒤 시작해요'],
    ['2026-11-23T23:57:55+09:00', { kind: 'near', seconds: 725 }, '12:05 뒤 시작해요'],
    ['2026-11-23T23:10:00+09:00', { kind: 'near', seconds: 3_600 }, '60:00 뒤 시작해요'],
    ['2026-11-23T23:09:59+09:00', { kind: 'far', days: 1 }, '내일'],
    ['2026-11-23T00:00:00+09:00', { kind: 'far', days: 1 }, '내일'],
    ['2026-11-21T12:00:00+09:00', { kind: 'far', days: 3 }, 'D-3'],
  ])('at %s: %j, %s', (now, expected, words) => {
    const count = countdown(nextClass, new Date(now))
    expect(count).toEqual(expected)
    expect(countdownText(count)).toBe(words)
  })

  it('later on the same day is today', () => {
    const evening = { date: '2026-11-24', startsAt: new Date('2026-11-24T18:00:00+09:00') }
    expect(countdownText(countdown(evening, new Date('2026-11-24T09:00:00+09:00')))).toBe('오늘')
  })

  it('counts the days of Seoul, wherever the viewer is [F-078]', () => {
    expect(countdown(nextClass, new Date('2026-11-22T14:59:00Z'))).toEqual({ kind: 'far', days: 2 })
    expect(countdown(nextClass, new Date('2026-11-22T15:00:00Z'))).toEqual({ kind: 'far', days: 1 })
  })
})

const dates = (schedules: readonly ClassSchedule[], from: string, until: string) =>
  occurrences(schedules, from, until).map(({ date }) => date)

describe('when a class meets', () => {
  it('every week on its days, at its time in Seoul [S-158]', () => {
    expect(occurrences([aSchedule()], '2026-11-23', '2026-11-29')).toEqual([
      {
        scheduleId: 1,
        date: '2026-11-24',
        startsAt: new Date('2026-11-24T18:00:00+09:00'),
        endsAt: new Date('2026-11-24T19:00:00+09:00'),
      },
      {
        scheduleId: 1,
        date: '2026-11-26',
        startsAt: new Date('2026-11-26T18:00:00+09:00'),
        endsAt: new Date('2026-11-26T19:00:00+09:00'),
      },
    ])
  })

  it('every other week, counted from the week in which it began', () => {
    const schedule = aSchedule({ repeatType: 'BIWEEKLY', weekdays: [6], fromDate: '2026-11-04' })
    expect(dates([schedule], '2026-11-01', '2026-12-12')).toEqual(['2026-11-07', '2026-11-21', '2026-12-05'])
  })

  it('once, on the one day that was agreed on', () => {
    const schedule = aSchedule({ repeatType: 'ONCE', weekdays: [], fromDate: '2026-11-20' })
    expect(dates([schedule], '2026-11-01', '2026-12-31')).toEqual(['2026-11-20'])
  })

  it('not before it begins, not after it ends, and not on the days that fall out', () => {
    const schedule = aSchedule({ fromDate: '2026-11-10', untilDate: '2026-11-24', skippedDates: ['2026-11-17'] })
    expect(dates([schedule], '2026-11-01', '2026-12-31')).toEqual(['2026-11-10', '2026-11-12', '2026-11-19', '2026-11-24'])
  })

  it('on the 29th of February, when there is one', () => {
    expect(dates([aSchedule({ fromDate: '2024-01-01', weekdays: [4] })], '2024-02-26', '2024-03-03')).toEqual(['2024-02-29'])
  })

  it('past midnight, when it ends before it began', () => {
    const [found] = occurrences([aSchedule({ startTime: '23:30', endTime: '00:20' })], '2026-11-24', '2026-11-24')
    expect(found?.endsAt).toEqual(new Date('2026-11-25T00:20:00+09:00'))
  })

  it('what has several times is told in the order of the clock', () => {
    const late = aSchedule({ scheduleId: 2, startTime: '20:00', endTime: '21:00' })
    expect(occurrences([late, aSchedule()], '2026-11-24', '2026-11-24').map(({ scheduleId }) => scheduleId)).toEqual([1, 2])
  })

  it('never between two dates of which the later comes first', () => {
    expect(dates([aSchedule()], '2026-11-30', '2026-11-01')).toEqual([])
  })

  it('only ever on its own weekdays, within its dates, each day once', () => {
    const someDays = fc.subarray([...week], { minLength: 1 })
    fc.assert(
      fc.property(
        aDate,
        someDays,
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom(...repeatTypes),
        (from, weekdays, days, repeatType) => {
          const until = addDays(from, days)
          const schedule = aSchedule({
            fromDate: from,
            untilDate: until,
            weekdays: repeatType === 'ONCE' ? [weekdayOf(from)] : weekdays,
            repeatType,
          })
          const found = dates([schedule], addDays(from, -30), addDays(until, 30))
          expect(new Set(found).size).toBe(found.length)
          for (const date of found)
            expect([schedule.weekdays.includes(weekdayOf(date)), date >= from, date <= until]).toEqual([true, true, true])
          if (repeatType === 'WEEKLY') expect(found.length).toBeGreaterThanOrEqual(Math.floor((days + 1) / 7) * weekdays.length)
        },
      ),
    )
  })
})

describe('the next time', () => {
  const next = (schedules: readonly ClassSchedule[], now: string) => nextOccurrence(schedules, new Date(now))?.date ?? null

  it.each([
    ['2026-11-24T17:59:00+09:00', '2026-11-24'],
    ['2026-11-24T18:30:00+09:00', '2026-11-24'],
    ['2026-11-24T19:00:00+09:00', '2026-11-26'],
    ['2026-11-26T23:59:00+09:00', '2026-12-01'],
    ['2026-01-01T00:00:00+09:00', '2026-11-03'],
    ['2029-06-05T12:00:00+09:00', '2029-06-05'],
  ])('at %s is on %s', (now, date) => {
    expect(next([aSchedule()], now)).toBe(date)
  })

  it('is the one that began before midnight, as long as it lasts', () => {
    const night = aSchedule({ startTime: '23:00', endTime: '01:00' })
    expect(next([night], '2026-11-25T00:30:00+09:00')).toBe('2026-11-24')
    expect(next([night], '2026-11-25T01:00:00+09:00')).toBe('2026-11-26')
  })

  it('is the first of several, whichever begins first', () => {
    expect(next([aSchedule({ fromDate: '2027-03-01' }), aSchedule({ weekdays: [3] })], '2026-11-24T12:00:00+09:00')).toBe('2026-11-25')
  })

  it('is that of a schedule that begins in more than a year, though another one has ended', () => {
    const ended = aSchedule({ untilDate: '2026-11-10' })
    expect(next([ended, aSchedule({ fromDate: '2028-03-01' })], '2026-11-24T12:00:00+09:00')).toBe('2028-03-02')
  })

  it('is none when the class is over, or has no times', () => {
    expect(next([aSchedule({ untilDate: '2026-11-24' })], '2026-11-24T19:00:00+09:00')).toBeNull()
    expect(next([], '2026-11-24T19:00:00+09:00')).toBeNull()
  })

  it('leaves a class over only when it had times and none is to come', () => {
    const [before, after] = [new Date('2026-11-24T18:59:00+09:00'), new Date('2026-11-24T19:00:00+09:00')]
    const ended = aSchedule({ untilDate: '2026-11-24' })
    expect([before, after].map((now) => hasClassEnded([ended], now))).toEqual([false, true])
    expect(hasClassEnded([ended, aSchedule()], after)).toBe(false)
    expect(hasClassEnded([], after)).toBe(false)
  })

  it('is the same from wherever one looks', () => {
    const moments = ['2026-11-24T18:30:00+09:00', '2026-11-24T09:30:00Z', '2026-11-24T01:30:00-08:00']
    expect(moments.map((now) => next([aSchedule()], now))).toEqual(['2026-11-24', '2026-11-24', '2026-11-24'])
  })
})

describe('how long a class goes on', () => {
  it('is counted from its first to its last time', () => {
    expect(classTerm([aSchedule({ fromDate: '2026-11-03', untilDate: '2026-11-30' })])).toEqual({ weeks: 4, meetings: 8 })
    expect(classTerm([aSchedule({ repeatType: 'ONCE', weekdays: [], fromDate: '2026-11-20' })])).toEqual({ weeks: 1, meetings: 1 })
  })

  it('takes the longest of several', () => {
    const short = aSchedule({ fromDate: '2026-11-03', untilDate: '2026-11-05' })
    const long = aSchedule({ fromDate: '2026-11-03', untilDate: '2026-11-19', weekdays: [4] })
    expect(classTerm([long, short])).toEqual({ weeks: 3, meetings: 5 })
  })

  it('is unknown without an end, without schedules and without any time', () => {
    expect(classTerm([])).toBeNull()
    expect(classTerm([aSchedule({ untilDate: null }), aSchedule({ untilDate: '2026-12-01' })])).toBeNull()
    expect(classTerm([aSchedule({ fromDate: '2026-11-04', untilDate: '2026-11-04', weekdays: [2] })])).toBeNull()
  })
})
