import { percentDone } from '../format.ts'

/** The share of accepted submissions to a problem. */
export interface Acceptance {
  /** A share from 0 to 1; null where it is not sent. */
  readonly acceptedRate: number | null
  /** The number of submissions that the rate is based on; null where it is not sent. */
  readonly submissionCount: number | null
}

/** The minimum number of submissions: a rate of fewer says more about who came first than about the problem. */
const fewestSubmissions = 20

/** Returns the rate in whole percent; null where too few have tried, or it is unknown. */
export function acceptedPercent({ acceptedRate, submissionCount }: Acceptance): number | null {
  const isTooFew = submissionCount !== null && submissionCount < fewestSubmissions
  return acceptedRate === null || isTooFew ? null : percentDone(acceptedRate, 1)
}
