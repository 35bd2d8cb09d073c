import type { DailyGoal, StudyHabit } from '../domain/habit.ts'

/** For users only. */
export interface HabitRepository {
  read(signal?: AbortSignal): Promise<StudyHabit>
  setGoal(goal: DailyGoal): Promise<void>
}

/** What shows days in a row and the day's goal. */
export interface HabitFeature {
  readonly habits: HabitRepository
}
