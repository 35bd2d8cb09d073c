export interface SolvingReward {
  readonly point: number
  readonly experience: number
}

const nothing: SolvingReward = { point: 0, experience: 0 }

interface Solving {
  /** Null counts as the lowest difficulty. */
  readonly difficulty: number | null
  /** Whether it is solved for the first time. */
  readonly isFirstSolved: boolean
  readonly openedHintCount: number
}

/** Returns the reward for a solved problem, which is paid once. Hints cost points, never experience. */
export function rewardFor({ difficulty, isFirstSolved, openedHintCount }: Solving): SolvingReward {
  if (!isFirstSolved) return nothing
  return { point: pointWithHints(fullPoint(difficulty), openedHintCount), experience: 10 + 5 * levelOf(difficulty) }
}

/** Returns the points that a problem's card promises: those without any hint. */
export function fullPoint(difficulty: number | null): number {
  return 10 * levelOf(difficulty)
}

const levelOf = (difficulty: number | null) => Math.max(1, Math.round(difficulty ?? 1))

/** Returns the points that are left: a fifth less for each hint, down to two fifths. */
export function pointWithHints(full: number, hintCount: number): number {
  return Math.round((full * Math.max(2, 5 - Math.max(0, hintCount))) / 5)
}
