export type HintState = 'OPENED' | 'AVAILABLE' | 'LOCKED'

export interface Hint {
  /** From 1. */
  readonly hintNumber: number
  readonly state: HintState
  /** How many more submissions make it available; 0 unless it is locked for want of tries. */
  readonly triesLeft: number
}

interface HintProgress {
  readonly hintCount: number
  readonly openedNumbers: readonly number[]
  readonly submissionCount: number
  readonly isSolved: boolean
}

/** Hints open one after the other, each after one more try; all of them once the problem is solved. */
export function hintLadder({ hintCount, openedNumbers, submissionCount, isSolved }: HintProgress): readonly Hint[] {
  const opened = new Set(openedNumbers)
  return Array.from({ length: hintCount }, (_, at) => {
    const hintNumber = at + 1
    if (opened.has(hintNumber)) return { hintNumber, state: 'OPENED', triesLeft: 0 }
    if (isSolved) return { hintNumber, state: 'AVAILABLE', triesLeft: 0 }
    const triesLeft = Math.max(0, hintNumber - submissionCount)
    const isNext = hintNumber === 1 || opened.has(hintNumber - 1)
    return { hintNumber, state: isNext && triesLeft === 0 ? 'AVAILABLE' : 'LOCKED', triesLeft }
  })
}

/** Whether a hint may be shown now. */
export function canOpenHint(hintNumber: number, progress: HintProgress): boolean {
  return hintLadder(progress).some((hint) => hint.hintNumber === hintNumber && hint.state !== 'LOCKED')
}
