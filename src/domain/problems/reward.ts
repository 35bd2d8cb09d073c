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
  return { point: pointWithHints(fullPoint(difficulty), openedHintCount), experience: 10 + 5 * levelOf(difficulty) }
}

/** The points that a problem's card promises: without any hint. */
export function fullPoint(difficulty: number | null): number {
  return 10 * levelOf(difficulty)
}

const levelOf = (difficulty: number | null) => Math.max(1, Math.round(difficulty ?? 1))

/** A fifth less for each hint, down to two fifths: what is left of a problem's points. */
export function pointWithHints(full: number, hintCount: number): number {
  return Math.round((full * Math.max(2, 5 - Math.max(0, hintCount))) / 5)
}
