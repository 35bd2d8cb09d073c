import { dailyGoals, type Streak, type StudyHabit } from '../../src/domain/habit.ts'

/** A streak of eleven days up to today, and one of two problems solved. */
export function aHabit({
  streak,
  ...wishes
}: Partial<Omit<StudyHabit, 'streak'>> & { readonly streak?: Partial<Streak> } = {}): StudyHabit {
  return {
    streak: { days: 11, includesToday: true, isRestUsed: false, ...streak },
    goal: dailyGoals[1],
    solvedToday: 1,
    minutesToday: 4,
    ...wishes,
  }
}
