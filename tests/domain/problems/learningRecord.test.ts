import { describe, expect, test } from 'vitest'
import { activityCalendar, activityWeek, calendarStart, weeksShown } from '../../../src/domain/problems/learningRecord.ts'

/** A Friday. */
const today = '2026-11-20'
const days = (...dates: readonly string[]) => dates.map((date) => ({ date, count: 1 }))

describe('the calendar of days on which something was learnt', () => {
  test('has twelve weeks from Monday on, the last one up to today', () => {
    const { weeks } = activityCalendar([], today)
    expect(calendarStart(today)).toBe('2026-08-31')
    expect(weeks).toHaveLength(weeksShown)
    expect(weeks.map((week) => week.length)).toEqual([...Array.from({ length: 11 }, () => 7), 5])
    expect([weeks[0]?.[0]?.date, weeks.at(-1)?.at(-1)?.date]).toEqual(['2026-08-31', today])
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
})

describe('the week that has begun', () => {
  const states = (active: readonly string[], isRestUsed: boolean) =>
    activityWeek(days(...active), today, isRestUsed).map(({ state }) => state)

  test('goes from Monday to Sunday, with what was done', () => {
    expect(activityWeek(days('2026-11-15', '2026-11-16', today, today), today, false)).toEqual([
      { date: '2026-11-16', count: 1, state: 'learnt' },
      { date: '2026-11-17', count: 0, state: 'missed' },
      { date: '2026-11-18', count: 0, state: 'missed' },
      { date: '2026-11-19', count: 0, state: 'missed' },
      { date: today, count: 2, state: 'learnt' },
      { date: '2026-11-21', count: 0, state: 'ahead' },
      { date: '2026-11-22', count: 0, state: 'ahead' },
    ])
  })

  test('shows the day of rest once it is spent, and that today is still open', () => {
    expect(states(['2026-11-16', '2026-11-17', '2026-11-19'], true)).toEqual([
      'learnt',
      'learnt',
      'rest',
      'learnt',
      'open',
      'ahead',
      'ahead',
    ])
    expect(states(['2026-11-17', '2026-11-19'], true).slice(0, 3)).toEqual(['missed', 'learnt', 'rest'])
  })
})
