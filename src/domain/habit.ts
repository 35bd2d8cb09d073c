import { addDays } from './calendar/date.ts'
import { weekStart } from './calendar/week.ts'

/** Days in a row on which something was learnt, by Korean dates. */
export interface Streak {
  /** The days that were learnt on. A day of rest is not counted; it only keeps the row together. */
  readonly days: number
  /** Today has only begun: without it the streak still stands. */
  readonly includesToday: boolean
  /** Whether this week's day of rest is spent. */
  readonly isRestUsed: boolean
}

/**
 * In each week, from Monday to Sunday, one day may be missed. Counted backwards from today as far as it goes: whoever keeps the log must not
 * cut it off.
 */
export function streakOf(activeDates: Iterable<string>, today: string): Streak {
  const active = new Set(activeDates)
  const includesToday = active.has(today)
  const thisWeek = weekStart(today)
  const restedWeeks = new Set<string>()
  let days = 0
  let isRestUsed = false
  for (let date = includesToday ? today : addDays(today, -1); ; date = addDays(date, -1)) {
    if (active.has(date)) {
      days += 1
      isRestUsed = restedWeeks.has(thisWeek)
    } else {
      const week = weekStart(date)
      if (restedWeeks.has(week)) return { days, includesToday, isRestUsed }
      restedWeeks.add(week)
    }
  }
}

/** What learners may set themselves for a day. */
export const dailyGoals = [
  { unit: 'PROBLEM', target: 1 },
  { unit: 'PROBLEM', target: 2 },
  { unit: 'PROBLEM', target: 3 },
  { unit: 'MINUTE', target: 10 },
] as const

export type DailyGoal = (typeof dailyGoals)[number]

/** Until one is set. */
export const defaultDailyGoal: DailyGoal = dailyGoals[0]

/** Null for what nobody can set. */
export function parseDailyGoal(unit: unknown, target: unknown): DailyGoal | null {
  return dailyGoals.find((goal) => goal.unit === unit && goal.target === target) ?? null
}

/** What brings a learner back: days in a row, and what is planned for today. */
export interface StudyHabit {
  readonly streak: Streak
  readonly goal: DailyGoal
  /** Problems that were solved today for the first time. */
  readonly solvedToday: number
  readonly minutesToday: number
}

export interface GoalProgress {
  readonly done: number
  readonly target: number
  /** From 0 to 1. */
  readonly ratio: number
  readonly isReached: boolean
}

/** What is beyond the goal is not counted: 3 of 2 reads as a mistake. */
export function goalProgress({ goal: { unit, target }, solvedToday, minutesToday }: Omit<StudyHabit, 'streak'>): GoalProgress {
  const done = Math.min(target, unit === 'PROBLEM' ? solvedToday : minutesToday)
  return { done, target, ratio: done / target, isReached: done === target }
}
