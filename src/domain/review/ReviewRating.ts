/** What all reviews say together. */
export interface ReviewRating {
  /** Null while there is none. */
  readonly average: number | null
  readonly count: number
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly distribution: StarCounts
}

export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]
