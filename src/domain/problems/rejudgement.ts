import { rewardFor } from './reward.ts'
import type { Submission } from './submission.ts'
import type { VerdictState } from './verdict.ts'

interface ComparedCase {
  readonly input: string
  readonly output: string
}

/** Returns the version of the cases after a change. Labels and visibility change no verdict, so they do not count. */
export function casesVersionAfter(version: number, before: readonly ComparedCase[] | null, after: readonly ComparedCase[]): number {
  return before !== null && comparedText(before) === comparedText(after) ? version : version + 1
}

const comparedText = (cases: readonly ComparedCase[]) => JSON.stringify(cases.map(({ input, output }) => [input, output]))

/** Tells whether the cases have changed since a submission was judged. Its verdict stands until the author has it judged again. */
export function isOutdated(
  { state, casesVersion }: { readonly state: VerdictState; readonly casesVersion: number },
  current: number,
): boolean {
  return state !== 'JUDGING' && casesVersion < current
}

export type Earned = Pick<Submission, 'isFirstSolved' | 'rewardPoint' | 'rewardExperience'>

interface Rejudged {
  readonly earned: Earned
  readonly state: VerdictState
  /** Whether the reward was already paid for a submission of this problem. */
  readonly isPaid: boolean
  readonly difficulty: number | null
  readonly openedHintCount: number
}

/** Returns the reward of a submission after it was judged again. A reward that was paid is never taken back. */
export function earnedAfterRejudging({ earned, state, isPaid, difficulty, openedHintCount }: Rejudged): Earned {
  if (isPaid || state !== 'ACCEPTED') return earned
  const { point, experience } = rewardFor({ difficulty, isFirstSolved: true, openedHintCount })
  return { isFirstSolved: true, rewardPoint: point, rewardExperience: experience }
}
