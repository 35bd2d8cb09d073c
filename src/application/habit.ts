import type { DailyGoal, StudyHabit } from '../domain/habit.ts'

/** For users only. */
export interface HabitRepository {
  /** Null where the backend keeps none. */
  read(signal?: AbortSignal): Promise<StudyHabit | null>
  setGoal(goal: DailyGoal): Promise<void>
}

/** What shows days in a row and the day's goal. */
export interface HabitFeature {
  readonly habits: HabitRepository
}
