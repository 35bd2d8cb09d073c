export interface TestTime {
  /** File and full name. */
  readonly title: string
  readonly milliseconds: number
  /** Passed on a later try only. */
  readonly isFlaky: boolean
}

export function testsOfUnits(vitestReport: unknown): readonly TestTime[]
export function testsOfBrowser(playwrightReport: unknown): readonly TestTime[]
export function slowest(tests: readonly TestTime[], most: number): readonly TestTime[]
export function secondsOf(tests: readonly TestTime[]): number
