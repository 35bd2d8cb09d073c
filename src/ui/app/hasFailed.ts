interface Read {
  readonly errorUpdateCount: number
  readonly failureCount: number
}

/** Of a read that has no answer: whether it has failed, from its first failing try on, also while it is asked for once more. */
export const hasFailed = ({ errorUpdateCount, failureCount }: Read): boolean => errorUpdateCount + failureCount > 0
