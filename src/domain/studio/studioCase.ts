import type { CaseVisibility } from '../problems/verdict.ts'

export interface StudioCase {
  /** A short description of what the case tests. */
  readonly label: string
  readonly visibility: CaseVisibility
  readonly input: string
  readonly output: string
}
