export interface SolvingReward {
  readonly point: number
  readonly experience: number
}

const nothing: SolvingReward = { point: 0, experience: 0 }

interface Solving {
  /** Null counts as the easiest. */
  readonly difficulty: number | null
  /** Whether it had not been solved before. */
  readonly isFirstSolved: boolean
  readonly openedHintCount: number
}

/** What a solved problem earns, once. Hints cost points, never experience. */
export function rewardFor({ difficulty, isFirstSolved, openedHintCount }: Solving): SolvingReward {
  if (!isFirstSolved) return nothing
  const level = levelOf(difficulty)
  return { point: pointsOf(level, openedHintCount), experience: 10 + 5 * level }
}

/** The points that a problem's card promises: without any hint. */
export function fullPoint(difficulty: number | null): number {
  return pointsOf(levelOf(difficulty), 0)
}

const levelOf = (difficulty: number | null) => Math.max(1, Math.round(difficulty ?? 1))

/** A fifth less for each hint, down to two fifths. */
function pointsOf(level: number, hintCount: number): number {
  return 2 * level * Math.max(2, 5 - Math.max(0, hintCount))
}
