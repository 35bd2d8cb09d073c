import { dailyGoals, type Streak, type StudyHabit } from '../../src/domain/habit.ts'

/** Eleven days in a row, today among them, and one of two problems. */
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
