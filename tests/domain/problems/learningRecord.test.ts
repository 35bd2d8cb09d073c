import { describe, expect, test } from 'vitest'
import { activityCalendar, calendarStart, weeksShown } from '../../../src/domain/problems/learningRecord.ts'

/** A Friday. */
const today = '2026-11-20'
const days = (...dates: readonly string[]) => dates.map((date) => ({ date, count: 1 }))

describe('the calendar of days on which something was learnt', () => {
  test('has twelve weeks from Sunday on, the last one up to today', () => {
    const { weeks } = activityCalendar([], today)
    expect(calendarStart(today)).toBe('2026-08-30')
    expect(weeks).toHaveLength(weeksShown)
    expect(weeks.map((week) => week.length)).toEqual([...Array.from({ length: 11 }, () => 7), 6])
    expect([weeks[0]?.[0]?.date, weeks.at(-1)?.at(-1)?.date]).toEqual(['2026-08-30', today])
  })

  test('counts the days, whatever was told twice or lies before it', () => {
    const { activeCount, weeks } = activityCalendar(
      [...days('2026-11-18', '2026-11-18', '2026-01-01'), { date: '2026-11-17', count: 0 }],
      today,
    )
    expect(activeCount).toBe(1)
    expect(weeks.at(-1)?.find(({ date }) => date === '2026-11-18')).toEqual({ date: '2026-11-18', count: 2, level: 1 })
  })

  test.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
  ])('draws %i things as level %i', (count, level) => {
    expect(
      activityCalendar([{ date: today, count }], today)
        .weeks.at(-1)
        ?.at(-1)?.level,
    ).toBe(level)
  })

  test.each([
    ['no day', [], 0],
    ['today alone', [today], 1],
    ['yesterday, today has only begun', ['2026-11-19'], 1],
    ['three days up to today', ['2026-11-18', '2026-11-19', today], 3],
    ['three days up to yesterday', ['2026-11-17', '2026-11-18', '2026-11-19'], 3],
    ['a gap', ['2026-11-17', '2026-11-19', today], 2],
    ['two days ago', ['2026-11-18'], 0],
  ])('days in a row: %s', (_, dates, streak) => {
    expect(activityCalendar(days(...dates), today).streak).toBe(streak)
  })
})
