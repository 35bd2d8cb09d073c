import type { StudyHabit } from './habit.ts'
import type { Experience } from './viewer.ts'

/** A milestone that is celebrated in addition to a right answer. */
export type Milestone = 'LEVEL' | 'GOAL'

interface Gain {
  /** The experience that the answer earned; 0 for a repeated answer. */
  readonly gained: number
  /** The viewer's experience after the answer; null where it is not known. */
  readonly experience: Pick<Experience, 'experience'> | null
  readonly habit: Pick<StudyHabit, 'goal' | 'solvedToday'> | null
}

/** Tells which milestone a right answer has just reached. A level counts for more than the goal of a day. */
export function milestoneOf({ gained, experience, habit }: Gain): Milestone | null {
  if (gained === 0) return null
  // Experience starts over with each level, so less than was earned is left only at the start of one.
  if (experience !== null && experience.experience < gained) return 'LEVEL'
  return habit !== null && habit.goal.unit === 'PROBLEM' && habit.solvedToday === habit.goal.target ? 'GOAL' : null
}
