import { addDays } from './calendar/date.ts'
import { weekStart } from './calendar/week.ts'

/** The days in a row on which a learner was active, by Korean dates. */
export interface Streak {
  /** The number of days with activity. A day of rest is not counted; it only keeps the row together. */
  readonly days: number
  /** Whether today counts already: without today, which has only begun, the streak still stands. */
  readonly includesToday: boolean
  /** Whether this week's day of rest is used up. */
  readonly isRestUsed: boolean
}

/**
 * Counts the streak. In each week, from Monday to Sunday, one day may be missed. It is counted backwards from today as far as it goes, so
 * the dates must not be cut off.
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

/** The daily goals that learners can choose from. */
export const dailyGoals = [
  { unit: 'PROBLEM', target: 1 },
  { unit: 'PROBLEM', target: 2 },
  { unit: 'PROBLEM', target: 3 },
  { unit: 'MINUTE', target: 10 },
] as const

export type DailyGoal = (typeof dailyGoals)[number]

/** The goal of learners who have not set one. */
export const defaultDailyGoal: DailyGoal = dailyGoals[0]

/** Parses a daily goal; null for one that cannot be chosen. */
export function parseDailyGoal(unit: unknown, target: unknown): DailyGoal | null {
  return dailyGoals.find((goal) => goal.unit === unit && goal.target === target) ?? null
}

/** The days in a row on which a learner was active, and today's goal and progress. */
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
  /** A number from 0 to 1. */
  readonly ratio: number
  readonly isReached: boolean
}

/** Measures progress towards the goal. The part beyond the goal is not counted: 3 of 2 reads as a mistake. */
export function goalProgress({ goal: { unit, target }, solvedToday, minutesToday }: Omit<StudyHabit, 'streak'>): GoalProgress {
  const done = Math.min(target, unit === 'PROBLEM' ? solvedToday : minutesToday)
  return { done, target, ratio: done / target, isReached: done === target }
}
