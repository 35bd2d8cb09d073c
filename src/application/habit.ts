import type { DailyGoal, StudyHabit } from '../domain/habit.ts'

/** Requires a signed-in user. */
export interface HabitRepository {
  /** Resolves to null where the backend keeps none. */
  read(signal?: AbortSignal): Promise<StudyHabit | null>
  setGoal(goal: DailyGoal): Promise<void>
}

/** Lists the port that days in a row and the daily goal are read from. */
export interface HabitFeature {
  readonly habits: HabitRepository
}
