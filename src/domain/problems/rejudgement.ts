import { rewardFor } from './reward.ts'
import type { Submission } from './submission.ts'
import type { VerdictState } from './verdict.ts'

interface ComparedCase {
  readonly input: string
  readonly output: string
}

/** Counts how often what a problem is judged by has changed. Labels and what learners may see change no verdict. */
export function casesVersionAfter(version: number, before: readonly ComparedCase[] | null, after: readonly ComparedCase[]): number {
  return before !== null && comparedText(before) === comparedText(after) ? version : version + 1
}

const comparedText = (cases: readonly ComparedCase[]) => JSON.stringify(cases.map(({ input, output }) => [input, output]))

/** Whether the cases have changed since a submission was judged. Its verdict stands until the author has it judged again. */
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
  /** Whether any submission of this problem has earned it. */
  readonly isPaid: boolean
  readonly difficulty: number | null
  readonly openedHintCount: number
}

/** What a submission has earned once it is judged again. Nothing that was earned is taken back. */
export function earnedAfterRejudging({ earned, state, isPaid, difficulty, openedHintCount }: Rejudged): Earned {
  if (isPaid || state !== 'ACCEPTED') return earned
  const { point, experience } = rewardFor({ difficulty, isFirstSolved: true, openedHintCount })
  return { isFirstSolved: true, rewardPoint: point, rewardExperience: experience }
}
