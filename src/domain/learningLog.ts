import { addDays } from './calendar/date.ts'
import { type DailyGoal, streakOf, type StudyHabit } from './habit.ts'
import type { ActiveDay } from './problems/learningRecord.ts'

const daysPerWeek = 7

/**
 * An activity of a learner. Days in a row, the day's goal, quests, the ranking of the week and the report are all counted from the same
 * events, so that no two of them contradict each other.
 */
export interface LearningEvent {
  /** YYYY-MM-DD, in Korea. */
  readonly date: string
  /** The kind of item that was finished for the first time; null for an attempt, and for an item that was only begun. */
  readonly finished: string | null
  readonly experience: number
}

/** Lists the active days from this date on, the oldest first. */
export function activeDaysOf(log: readonly LearningEvent[], from: string): readonly ActiveDay[] {
  const counts = new Map<string, number>()
  for (const { date } of log) if (date >= from) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** Counts how often an item of this kind was finished since this day. */
export function finishedSince(log: readonly LearningEvent[], kind: string, from: string): number {
  return log.filter(({ date, finished }) => finished === kind && date >= from).length
}

/** Adds up the experience of the week that begins on this Monday. */
export function experienceOfWeek(log: readonly LearningEvent[], monday: string): number {
  const nextMonday = addDays(monday, daysPerWeek)
  return log.filter(({ date }) => date >= monday && date < nextMonday).reduce((sum, { experience }) => sum + experience, 0)
}

export function habitOf(
  log: readonly LearningEvent[],
  today: string,
  { goal, minutesToday }: { readonly goal: DailyGoal; readonly minutesToday: number },
): StudyHabit {
  return {
    streak: streakOf(
      log.map(({ date }) => date),
      today,
    ),
    goal,
    solvedToday: finishedSince(log, 'PROBLEM', today) + finishedSince(log, 'BLOCK', today),
    minutesToday,
  }
}
