import type { Id } from '../Id.ts'

/** A video meeting of a class. The spec leaves the fields open (S-134); these are ours. */
export interface Meeting {
  readonly meetingId: Id
  readonly title: string
  /** ISO date-times. */
  readonly startsAt: string
  readonly endsAt: string
}
