import type { StudyHabit } from './habit.ts'
import type { Experience } from './viewer.ts'

/** More than a right answer: it is celebrated once more. */
export type Milestone = 'LEVEL' | 'GOAL'

interface Gain {
  /** The experience that the answer earned; 0 for an answer that had been given before. */
  readonly gained: number
  /** The viewer's experience after the answer; null where it is not known. */
  readonly experience: Pick<Experience, 'experience'> | null
  readonly habit: Pick<StudyHabit, 'goal' | 'solvedToday'> | null
}

/** Tells which milestone a right answer has just reached. A level counts for more than the goal of a day. */
export function milestoneOf({ gained, experience, habit }: Gain): Milestone | null {
  if (gained === 0) return null
  // Experience starts over with each level: less than was earned is left only where one begins.
  if (experience !== null && experience.experience < gained) return 'LEVEL'
  return habit !== null && habit.goal.unit === 'PROBLEM' && habit.solvedToday === habit.goal.target ? 'GOAL' : null
}
