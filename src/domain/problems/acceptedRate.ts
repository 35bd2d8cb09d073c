import { percentDone } from '../format.ts'

/** How many of the submissions to a problem were accepted. */
export interface Acceptance {
  /** From 0 to 1; null where it is not told. */
  readonly acceptedRate: number | null
  /** Of how many submissions; null where it is not told. */
  readonly submissionCount: number | null
}

/** A rate of fewer submissions says more about who came first than about the problem. */
const fewestSubmissions = 20

/** The rate in whole percent; null where too few have tried, or nobody knows. */
export function acceptedPercent({ acceptedRate, submissionCount }: Acceptance): number | null {
  const isTooFew = submissionCount !== null && submissionCount < fewestSubmissions
  return acceptedRate === null || isTooFew ? null : percentDone(acceptedRate, 1)
}
