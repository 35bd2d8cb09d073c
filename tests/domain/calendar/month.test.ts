import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfEpochDay, epochDay, isCalendarDate, weekdayOf } from '../../../src/domain/calendar/date.ts'
import {
  addMonths,
  clampDate,
  dateForKey,
  firstDayOf,
  lastDayOf,
  monthGrid,
  monthOf,
  shiftMonth,
} from '../../../src/domain/calendar/month.ts'
import { aDate } from './aDate.ts'

const step = (date: string, key: string, shiftKey = false) => dateForKey(date, { key, shiftKey })

describe('moving through a calendar by keyboard', () => {
  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
  ])('%s leads from the first of November 2026 to %s', (key, expected) => {
    expect(step('2026-11-01', key)).toBe(expected)
  })

  it('with Shift a page is a year, and the 29th of February becomes the 28th', () => {
    expect(step('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
    expect(step('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
  })

  it.each(['Enter', ' ', 'a', 'Tab', 'Escape'])('%j leads nowhere', (key) => {
    expect(step('2026-11-20', key)).toBeNull()
  })

  it('an arrow and the one against it lead back', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(step(step(date, 'ArrowLeft') ?? '', 'ArrowRight')).toBe(date)
        expect(step(step(date, 'ArrowUp') ?? '', 'ArrowDown')).toBe(date)
      }),
    )
  })

  it('Home is the Sunday and End the Saturday of the same week', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        const [home, end] = [step(date, 'Home') ?? '', step(date, 'End') ?? '']
        expect([weekdayOf(home), weekdayOf(end)]).toEqual([0, 6])
        expect(home <= date && date <= end).toBe(true)
      }),
    )
  })

  it.each([
    ['2026-10-01', '2026-11-01'],
    ['2026-11-15', '2026-11-15'],
    ['2027-01-01', '2026-12-31'],
  ])('a step to %s stops at %s where nothing lies beyond', (date, expected) => {
    expect(clampDate(date, '2026-11-01', '2026-12-31')).toBe(expected)
  })
})

describe('what is a date', () => {
  it.each(['2024-02-29', '2026-12-31', '1970-01-01', '2000-02-29', '1900-01-01', '2200-12-31'])('%s is one', (date) => {
    expect(isCalendarDate(date)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-31',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '',
    'soon',
    '2026-11-20T00:00',
    '0000-01-01',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
  ])('%j is none [F-044]', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('every day has a number and every number a day', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(isCalendarDate(date)).toBe(true)
        expect(dateOfEpochDay(epochDay(date))).toBe(date)
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
        expect(dateOfEpochDay(epochDay(later))).toBe(later)
        expect(monthOf(later)).toBe(shiftMonth(monthOf(date), months))
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

describe('the calendar of a month', () => {
  it('November 2026 begins on a Sunday and has 30 days of its own [S-158]', () => {
    const [first] = monthGrid('2026-11')
    expect(first?.map(({ date }) => date)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(
      monthGrid('2026-11')
        .flat()
        .filter(({ isInMonth }) => isInMonth),
    ).toHaveLength(30)
  })

  it('February of a leap year has its 29th', () => {
    expect(monthGrid('2024-02').flat()).toContainEqual({ date: '2024-02-29', isInMonth: true })
    expect(monthGrid('2025-02').flat()).toContainEqual({ date: '2025-03-01', isInMonth: false })
  })

  it('every month has six weeks from Sunday to Saturday, day after day, and all of its days once [S-158]', () => {
    fc.assert(
      fc.property(aDate.map(monthOf), (month) => {
        const weeks = monthGrid(month)
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
        for (const week of weeks) expect(week.map(({ date }) => weekdayOf(date))).toEqual([0, 1, 2, 3, 4, 5, 6])
        const days = weeks.flat()
        for (const [at, { date }] of days.entries()) expect(date).toBe(addDays(days[0]?.date ?? '', at))
        const own = days.filter(({ isInMonth }) => isInMonth).map(({ date }) => date)
        expect([own[0], own.at(-1), own.length]).toEqual([`${month}-01`, lastDayOf(month), Number(lastDayOf(month).slice(8))])
      }),
    )
  })
})
