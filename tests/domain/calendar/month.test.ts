import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../src/domain/calendar/addDays.ts'
import { addMonths, firstDayOf, lastDayOf, laterMonth, monthOf } from '../../../src/domain/calendar/month.ts'
import { dateOfDay, dayNumber, isCalendarDate } from '../../../src/domain/calendar/dayNumber.ts'
import { weekdayOf } from '../../../src/domain/calendar/weekdayOf.ts'
import { aDate } from './aDate.ts'

describe('what is a date', () => {
  it.each(['2024-02-29', '2026-12-31', '1970-01-01', '2000-02-29'])('%s is one', (date) => {
    expect(isCalendarDate(date)).toBe(true)
  })

  it.each(['2026-02-29', '2026-02-31', '1900-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20261120', '', 'soon', '2026-11-20T00:00'])(
    '%j is none [F-044]',
    (text) => {
      expect(isCalendarDate(text)).toBe(false)
    },
  )

  it('every day has a number and every number a day', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(isCalendarDate(date)).toBe(true)
        expect(dateOfDay(dayNumber(date))).toBe(date)
      }),
    )
  })
})

describe('a date some days later', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it('there and back again is the same day, in leap years too', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -2_000, max: 2_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })
})

describe('a date some months later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-11-30', 0, '2026-11-30'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('is a real day of exactly that month, never later in it than before', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const later = addMonths(date, months)
        expect(isCalendarDate(later)).toBe(true)
        expect(monthOf(later)).toBe(laterMonth(monthOf(date), months))
        expect(later.slice(8) <= date.slice(8)).toBe(true)
      }),
    )
  })

  it('a month ends the day before the next one begins', () => {
    expect(lastDayOf('2024-02')).toBe('2024-02-29')
    expect(lastDayOf('2100-02')).toBe('2100-02-28')
    expect(lastDayOf('2026-12')).toBe('2026-12-31')
    expect(firstDayOf('2026-12')).toBe('2026-12-01')
  })
})

describe('the weekday of a date', () => {
  it.each([
    ['1970-01-01', 4],
    ['1969-12-28', 0],
    ['2024-02-29', 4],
    ['2026-11-20', 5],
    ['2026-11-22', 0],
    ['2026-11-21', 6],
  ])('%s is day %d of the week [S-158]', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday)
  })

  it('goes round in seven days', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
      }),
    )
  })

  it('what is no date has none', () => {
    expect(() => weekdayOf('someday')).toThrow('someday')
  })
})
