interface Read {
  readonly errorUpdateCount: number
  readonly failureCount: number
}

/** For a query without data: true from its first failed attempt, also while it is retried. */
export const hasFailed = ({ errorUpdateCount, failureCount }: Read): boolean => errorUpdateCount + failureCount > 0
