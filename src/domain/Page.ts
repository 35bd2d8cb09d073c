/** One page of a list that is too long to send. */
export interface Page<T> {
  readonly items: readonly T[]
  /** How many there are on all pages. */
  readonly totalCount: number
  readonly pageSize: number
}
