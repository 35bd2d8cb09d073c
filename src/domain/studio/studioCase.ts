import type { CaseVisibility } from '../problems/verdict.ts'

export interface StudioCase {
  /** What it tests, in a few words. */
  readonly label: string
  readonly visibility: CaseVisibility
  readonly input: string
  readonly output: string
}
