import type { CaseResult } from './verdict.ts'

/** The result of an answer that is judged line by line. */
export interface LineScore {
  readonly rightCount: number
  readonly total: number
  /** The numbers of the wrong lines. */
  readonly wrong: readonly number[]
}

export function lineScore(caseList: readonly Pick<CaseResult, 'caseNumber' | 'state'>[]): LineScore {
  const wrong = caseList.flatMap(({ caseNumber, state }) => (state === 'ACCEPTED' ? [] : [caseNumber]))
  return { rightCount: caseList.length - wrong.length, total: caseList.length, wrong }
}
