import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../src/domain/calendar/addDays.ts'
import { lastDayOf, monthOf } from '../../../src/domain/calendar/month.ts'
import { monthGrid } from '../../../src/domain/calendar/monthGrid.ts'
import { weekdayOf } from '../../../src/domain/calendar/weekdayOf.ts'
import { aDate } from './aDate.ts'

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
