import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../../src/domain/calendar/date.ts'
import { seoulDate } from '../../../src/domain/calendar/seoul.ts'
import { daysLeftInWeek, weekDates, weekEnd, weekStart } from '../../../src/domain/calendar/week.ts'

describe('a week, from Monday to Sunday', () => {
  it.each([
    ['2026-11-16', '2026-11-16', 7],
    ['2026-11-20', '2026-11-16', 3],
    ['2026-11-22', '2026-11-16', 1],
    ['2026-11-23', '2026-11-23', 7],
    ['2027-01-01', '2026-12-28', 3],
  ])('%s is in the week of %s, of which %i days are left', (date, monday, left) => {
    expect(weekStart(date)).toBe(monday)
    expect(daysLeftInWeek(date)).toBe(left)
  })

  it('has seven days', () => {
    expect(weekDates('2026-11-20')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
  })

  it.each([
    ['a second before Sunday is over in Seoul', '2026-11-22T23:59:59+09:00', '2026-11-23T00:00:00+09:00'],
    ['the moment that it is over', '2026-11-23T00:00:00+09:00', '2026-11-30T00:00:00+09:00'],
    ['Sunday morning in Los Angeles, where Seoul has Monday', '2026-11-22T08:00:00-08:00', '2026-11-30T00:00:00+09:00'],
    ['Sunday in Seoul while Los Angeles has Saturday', '2026-11-21T20:00:00-08:00', '2026-11-23T00:00:00+09:00'],
  ])('ends on Sunday at 24:00 in Seoul: %s', (_, now, end) => {
    expect(weekEnd(new Date(now))).toEqual(new Date(end))
  })

  it('ends at a Monday in Seoul, within seven days, at every instant', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (now) => {
        const end = weekEnd(now)
        expect(weekdayOf(seoulDate(end))).toBe(1)
        const left = end.getTime() - now.getTime()
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(7 * 24 * 60 * 60 * 1000)
      }),
    )
  })
})
