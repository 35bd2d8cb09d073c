import type { Id } from '../Id.ts'

export interface Assignment {
  readonly homeworkId: Id
  readonly assignmentId: Id
  readonly title: string
  readonly description: string | null
  /** ISO date or date-time until which it can be handed in. */
  readonly endDate: string | null
}
