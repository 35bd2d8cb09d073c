import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { weekStart } from '../../src/domain/calendar/week.ts'
import { type DailyGoal, dailyGoals, goalProgress, parseDailyGoal, streakOf } from '../../src/domain/habit.ts'

/** A Friday. */
const today = '2026-11-20'
const lastDays = (count: number, until = today) => Array.from({ length: count }, (_, at) => addDays(until, -at))
const without = (dates: readonly string[], ...missed: readonly string[]) => dates.filter((date) => !missed.includes(date))

describe('days in a row', () => {
  test.each([
    ['nothing yet', [], { days: 0, includesToday: false, isRestUsed: false }],
    ['today alone', [today], { days: 1, includesToday: true, isRestUsed: false }],
    ['yesterday, today has only begun', ['2026-11-19'], { days: 1, includesToday: false, isRestUsed: false }],
    ['told twice', [today, today, '2026-11-19'], { days: 2, includesToday: true, isRestUsed: false }],
    ['yesterday missed', ['2026-11-17', '2026-11-18', today], { days: 3, includesToday: true, isRestUsed: true }],
    ['yesterday missed, today has only begun', ['2026-11-17', '2026-11-18'], { days: 2, includesToday: false, isRestUsed: true }],
    ['two days missed in one week', ['2026-11-17', today], { days: 1, includesToday: true, isRestUsed: false }],
    [
      'Sunday and Monday missed, a day of each week',
      ['2026-11-21', '2026-11-24'],
      { days: 2, includesToday: true, isRestUsed: true },
      '2026-11-24',
    ],
    [
      'Saturday and Sunday missed, of the same week',
      ['2026-11-20', '2026-11-23'],
      { days: 1, includesToday: true, isRestUsed: false },
      '2026-11-23',
    ],
    [
      "last week's day of rest",
      ['2026-11-13', '2026-11-15', '2026-11-16'],
      { days: 3, includesToday: true, isRestUsed: false },
      '2026-11-16',
    ],
  ])('%s', (_, dates, streak, now = today) => {
    expect(streakOf(dates, now)).toEqual(streak)
  })

  test('are counted without a bound', () => {
    expect(streakOf(lastDays(200), today).days).toBe(200)
    expect(streakOf(lastDays(3000), today).days).toBe(3000)
  })

  test('go on over Sunday and over the end of the year', () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-24']
    expect(days.map((now) => streakOf(lastDays(50, now), now).days)).toEqual([50, 50, 50])
    expect(streakOf(lastDays(10, '2027-01-03'), '2027-01-03').days).toBe(10)
  })

  test('are those of Seoul, for who learns in Los Angeles too', () => {
    // Seven in the evening in Los Angeles is already the next day in Seoul; seven in the morning there is midnight here.
    const evenings = ['2026-11-17T19:00:00-08:00', '2026-11-18T19:00:00-08:00'].map((iso) => seoulDate(new Date(iso)))
    expect(evenings).toEqual(['2026-11-18', '2026-11-19'])
    const beforeMidnight = seoulDate(new Date('2026-11-19T06:59:59-08:00'))
    const midnight = seoulDate(new Date('2026-11-19T07:00:00-08:00'))
    expect(streakOf(evenings, beforeMidnight)).toMatchObject({ days: 2, includesToday: true })
    expect(streakOf(evenings, midnight)).toMatchObject({ days: 2, includesToday: false })
    expect(streakOf([...evenings, midnight], midnight)).toMatchObject({ days: 3, includesToday: true })
  })

  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 120 }).map((ago) => addDays(today, -ago)))

  test('whoever learns today never has fewer for it', () => {
    fc.assert(
      fc.property(someDays, (dates) => {
        const before = streakOf(without(dates, today), today)
        const after = streakOf([...dates, today], today)
        expect(after.days).toBe(before.days + 1)
        expect(after.isRestUsed).toBe(before.isRestUsed)
      }),
    )
  })

  test('a row with one day missed in each week loses those days alone', () => {
    const missedOfWeek = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(missedOfWeek, fc.integer({ min: 7, max: 200 }), (missed, count) => {
        const row = lastDays(count)
        const weeks = [...new Set(row.map((date) => weekStart(date)))]
        const rests = weeks.map((monday, at) => addDays(monday, missed[at] ?? 0)).filter((date) => date !== today)
        expect(streakOf(without(row, ...rests), today).days).toBe(without(row, ...rests).length)
      }),
    )
  })

  test('a second day missed in one week ends it, whichever two they are', () => {
    const twoDays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(twoDays, fc.integer({ min: 1, max: 20 }), (missed, weeksAgo) => {
        const monday = addDays(weekStart(today), -7 * weeksAgo)
        const rests = missed.map((day) => addDays(monday, day))
        const latest = rests.toSorted()[0] ?? ''
        const after = without(lastDays(200), ...rests).filter((date) => date > latest)
        expect(streakOf(without(lastDays(200), ...rests), today).days).toBe(after.length)
      }),
    )
  })
})

describe("the day's goal", () => {
  const habit = (goal: DailyGoal, solvedToday: number, minutesToday = 0) => ({ goal, solvedToday, minutesToday })

  test.each([
    [0, 2, { done: 0, target: 2, ratio: 0, isReached: false }],
    [1, 2, { done: 1, target: 2, ratio: 0.5, isReached: false }],
    [2, 2, { done: 2, target: 2, ratio: 1, isReached: true }],
    [7, 2, { done: 2, target: 2, ratio: 1, isReached: true }],
  ])('%i of %i problems', (solved, target, progress) => {
    const goal = parseDailyGoal('PROBLEM', target)
    expect(goal && goalProgress(habit(goal, solved, 50))).toEqual(progress)
  })

  test('ten minutes are counted in minutes', () => {
    expect(goalProgress(habit({ unit: 'MINUTE', target: 10 }, 3, 4))).toEqual({ done: 4, target: 10, ratio: 0.4, isReached: false })
  })

  test('is one of those that can be set', () => {
    for (const goal of dailyGoals) expect(parseDailyGoal(goal.unit, goal.target)).toBe(goal)
    expect(parseDailyGoal('PROBLEM', 10)).toBeNull()
    expect(parseDailyGoal('HOUR', 1)).toBeNull()
    expect(parseDailyGoal(undefined, null)).toBeNull()
  })
})
