import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/domain/calendar/date.ts'
import { weekStart } from '../../src/domain/calendar/week.ts'
import { dailyGoals, goalProgress } from '../../src/domain/habit.ts'
import { activeDaysOf, experienceOfWeek, finishedSince, habitOf, type LearningEvent } from '../../src/domain/learningLog.ts'
import { activityWeek } from '../../src/domain/problems/learningRecord.ts'

const today = '2026-11-20'
const event = (date: string, finished: string | null = null, experience = 0): LearningEvent => ({ date, finished, experience })

describe('what is counted from the log', () => {
  const log = [event('2026-11-19', 'PROBLEM', 20), event(today, 'BLOCK', 15), event('2026-11-12', 'VIDEO', 10), event(today)]

  it('tells the days on which something was learnt, the oldest first', () => {
    expect(activeDaysOf(log, '2026-11-13')).toEqual([
      { date: '2026-11-19', count: 1 },
      { date: today, count: 2 },
    ])
    expect(activeDaysOf([event(today), event('2026-11-19')], today)).toEqual([{ date: today, count: 1 }])
  })

  it('counts a kind of thing, since a day, and experience, in a week', () => {
    expect(finishedSince(log, 'PROBLEM', '2026-11-19')).toBe(1)
    expect(finishedSince(log, 'PROBLEM', today)).toBe(0)
    expect(experienceOfWeek(log, '2026-11-16')).toBe(35)
    expect(experienceOfWeek(log, '2026-11-09')).toBe(10)
  })

  it('makes the habit: problems of text and of blocks count for the goal of the day', () => {
    expect(habitOf(log, today, { goal: dailyGoals[1], minutesToday: 3 })).toEqual({
      streak: { days: 2, includesToday: true, isRestUsed: false },
      goal: dailyGoals[1],
      solvedToday: 1,
      minutesToday: 3,
    })
    expect(habitOf([], today, { goal: dailyGoals[0], minutesToday: 0 })).toMatchObject({ streak: { days: 0 }, solvedToday: 0 })
  })
})

const anEvent = fc
  .record({
    daysAgo: fc.integer({ min: 0, max: 30 }),
    finished: fc.constantFrom(null, 'PROBLEM', 'BLOCK', 'VIDEO'),
  })
  .map(({ daysAgo, finished }) => event(addDays(today, -daysAgo), finished, finished === null ? 0 : 10))

describe('flame, goal, quests, ranking and report', () => {
  const countsOf = (log: readonly LearningEvent[]) => {
    const habit = habitOf(log, today, { goal: dailyGoals[2], minutesToday: 0 })
    const monday = weekStart(today)
    return {
      habit,
      goal: goalProgress(habit),
      questOfToday: finishedSince(log, 'PROBLEM', today) + finishedSince(log, 'BLOCK', today),
      week: activityWeek(activeDaysOf(log, monday), today, habit.streak.isRestUsed),
      ranking: experienceOfWeek(log, monday),
      reportDays: activeDaysOf(log, monday).length,
    }
  }

  it('never contradict each other, whatever was learnt', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (log) => {
        const { habit, goal, questOfToday, week, ranking, reportDays } = countsOf(log)
        const { streak, solvedToday } = habit
        expect(goal.done).toBe(Math.min(goal.target, questOfToday))
        expect(solvedToday).toBe(questOfToday)
        if (solvedToday > 0) expect(streak.includesToday).toBe(true)
        if (streak.includesToday) expect(streak.days).toBeGreaterThan(0)
        expect(streak.days).toBeLessThanOrEqual(new Set(log.map(({ date }) => date)).size)
        expect(week.some(({ date, state }) => date === today && state === 'learnt')).toBe(streak.includesToday)
        expect(week.filter(({ state }) => state === 'learnt')).toHaveLength(reportDays)
        if (ranking > 0) expect(reportDays).toBeGreaterThan(0)
        if (solvedToday > 0) expect(ranking).toBeGreaterThan(0)
      }),
    )
  })

  it('all move by the first thing that is solved on a day, and the streak by one', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        const log = events.filter(({ date }) => date < today)
        const before = countsOf(log)
        const after = countsOf([...log, event(today, 'PROBLEM', 20)])
        expect(before.habit.streak.includesToday).toBe(false)
        expect(after.habit.streak).toMatchObject({ days: before.habit.streak.days + 1, includesToday: true })
        expect(after.goal.done).toBe(before.goal.done + 1)
        expect(after.ranking).toBe(before.ranking + 20)
        expect(after.reportDays).toBe(before.reportDays + 1)
      }),
    )
  })
})
