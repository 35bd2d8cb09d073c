import { seoulDate } from '../calendar/seoul.ts'
import type { ListedClass } from './courseClass.ts'
import { type Meeting, meetingState } from './meeting.ts'

/** A class that the viewer teaches, as the list of them tells it. */
export interface TaughtClass extends ListedClass {
  /** The meeting that is open, or the next one. */
  readonly nextMeeting: Meeting | null
}

/** What lies before a teacher. */
export interface TeachingDay {
  /** Classes that still meet today, or are meeting, the earliest first. */
  readonly today: readonly TaughtClass[]
  /** In all of the classes. */
  readonly studentCount: number
}

/** Today is Korea's: classes are given there. */
export function teachingDay(classes: readonly TaughtClass[], now: Date): TeachingDay {
  const today = classes
    .flatMap((taught) =>
      taught.nextMeeting !== null && isToday(taught.nextMeeting, now) ? { taught, start: Date.parse(taught.nextMeeting.startsAt) } : [],
    )
    .toSorted((one, other) => one.start - other.start)
    .map(({ taught }) => taught)
  return { today, studentCount: classes.reduce((sum, { enrolledCount }) => sum + Math.max(0, enrolledCount ?? 0), 0) }
}

function isToday(meeting: Meeting, now: Date): boolean {
  return meetingState(meeting, now).kind !== 'over' && (seoulDate(new Date(meeting.startsAt)) === seoulDate(now) || hasBegun(meeting, now))
}

/** One that began before midnight is still today's. */
function hasBegun({ startsAt }: Meeting, now: Date): boolean {
  return Date.parse(startsAt) <= now.getTime()
}
