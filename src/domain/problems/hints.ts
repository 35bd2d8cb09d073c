export type HintState = 'OPENED' | 'AVAILABLE' | 'LOCKED'

/** The steps of the ladder: a nudge, hints that point, and in the end a similar example. */
export type HintKind = 'NUDGE' | 'POINTED' | 'EXAMPLE'

export interface Hint {
  /** The number of the hint, counted from 1. */
  readonly hintNumber: number
  readonly kind: HintKind
  readonly state: HintState
  /** How many more submissions make it available; 0 unless it is locked for want of tries. */
  readonly triesLeft: number
  /** Milliseconds since 1970 from which on it is available without another try; null: not by waiting. */
  readonly opensAt: number | null
}

export interface HintProgress {
  readonly hintCount: number
  readonly opened: readonly { readonly hintNumber: number; readonly openedDate: string | null }[]
  readonly submissionCount: number
  readonly isSolved: boolean
  /** ISO date-time of the first code; null: nothing was written yet. */
  readonly startedDate: string | null
}

/** The minutes after which the next hint opens without another try. */
export const minutesPerHint = 3

/**
 * Returns all hints with their states. They open one after the other: each after one more try, or some minutes after the step before it
 * (the first: after the first code). All of them are open once the problem is solved.
 */
export function hintLadder(progress: HintProgress, now: number): readonly Hint[] {
  const { hintCount, isSolved } = progress
  const opened = new Map(progress.opened.map(({ hintNumber, openedDate }) => [hintNumber, openedDate]))
  return Array.from({ length: hintCount }, (_, at): Hint => {
    const hintNumber = at + 1
    const step = { hintNumber, kind: hintKind(hintNumber, hintCount), triesLeft: 0, opensAt: null }
    if (opened.has(hintNumber)) return { ...step, state: 'OPENED' }
    if (isSolved) return { ...step, state: 'AVAILABLE' }
    const triesLeft = Math.max(0, hintNumber - progress.submissionCount)
    if (hintNumber > 1 && !opened.has(at)) return { ...step, state: 'LOCKED', triesLeft }
    const opensAt = minutesAfter(hintNumber === 1 ? progress.startedDate : (opened.get(at) ?? null))
    const isOpen = triesLeft === 0 || (opensAt !== null && now >= opensAt)
    return isOpen ? { ...step, state: 'AVAILABLE' } : { ...step, state: 'LOCKED', triesLeft, opensAt }
  })
}

function hintKind(hintNumber: number, hintCount: number): HintKind {
  if (hintNumber === 1) return 'NUDGE'
  return hintNumber > 2 && hintNumber === hintCount ? 'EXAMPLE' : 'POINTED'
}

function minutesAfter(date: string | null): number | null {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : time + minutesPerHint * 60_000
}

/** Tells whether a hint may be shown now. */
export function canOpenHint(hintNumber: number, progress: HintProgress, now: number): boolean {
  return hintLadder(progress, now).some((hint) => hint.hintNumber === hintNumber && hint.state !== 'LOCKED')
}
