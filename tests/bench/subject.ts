import type { Browser } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import type { PageUrls } from './openPages.ts'
import type { Visitors } from './visitors.ts'

/** What the subjects measure with. */
export interface Bench {
  readonly urls: PageUrls
  /** Pages that nobody watches: for what a debugger would change. */
  readonly visitors: Visitors
  /** Pages that Playwright drives. */
  readonly browser: Browser
}

/** One thing that the bench measures, in rounds that take turns with those of the other subjects. */
export interface Subject {
  readonly name: string
  /** One round, each page beside its floor; none where nothing varies from round to round. */
  measure?(round: number): Promise<void>
  /** After the last round: medians of all rounds, and what is measured once. */
  rows(): Promise<readonly Row[]>
}
