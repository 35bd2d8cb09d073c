import type { Id } from '../id.ts'

/** A video meeting of a class. The spec leaves the fields open (S-134); these are ours. */
export interface Meeting {
  readonly meetingId: Id
  readonly title: string
  /** ISO date-times. */
  readonly startsAt: string
  readonly endsAt: string
}

type MeetingState =
  | { readonly kind: 'notYet'; readonly opensAt: Date }
  | { readonly kind: 'open'; readonly closesAt: Date }
  | { readonly kind: 'over' }

/** Participants may enter 10 minutes early, to set up sound and camera. */
const earlyEntryMs = 10 * 60 * 1000

export function meetingState({ startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>, now: Date): MeetingState {
  const [opensAt, closesAt] = [new Date(Date.parse(startsAt) - earlyEntryMs), new Date(endsAt)]
  if (now >= closesAt) return { kind: 'over' }
  return now >= opensAt ? { kind: 'open', closesAt } : { kind: 'notYet', opensAt }
}

/** Returns the meeting to show: the one that is open, else the next; null when all are over. */
export function currentMeeting(meetings: readonly Meeting[], now: Date): Meeting | null {
  const coming = meetings.filter((meeting) => meetingState(meeting, now).kind !== 'over')
  return coming.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0] ?? null
}
