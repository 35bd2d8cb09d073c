import type { Browser } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import type { PageUrls } from './openPages.ts'
import type { Visitors } from './visitors.ts'

/** The tools that the subjects measure with. */
export interface Bench {
  readonly urls: PageUrls
  /** The same pages over HTTP/2; browsers trust their certificate by `trustFlag`. */
  readonly http2Urls: PageUrls
  /** Opens pages without a debugger, for figures that a debugger would change. */
  readonly visitors: Visitors
  /** Pages that Playwright drives. */
  readonly browser: Browser
}

/** A thing that the bench measures, in rounds that alternate with those of the other subjects. */
export interface Subject {
  readonly name: string
  /** Set for a subject that needs more than the project has installed: it is measured only where it is named. */
  readonly isOnRequest?: boolean
  /** Runs one round, each page beside its floor; absent if nothing varies between rounds. */
  measure?(round: number): Promise<void>
  /** Called after the last round: returns the medians of all rounds and whatever is measured once. */
  rows(): Promise<readonly Row[]>
  /** Gives back what the subject opened for itself. */
  close?(): void
}
