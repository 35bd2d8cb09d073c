import { seoulDate } from '../calendar/seoul.ts'
import type { ListedClass } from './courseClass.ts'
import { type Meeting, meetingState } from './meeting.ts'

/** A class that the viewer teaches, as it is listed. */
export interface TaughtClass extends ListedClass {
  /** The meeting that is open, or the next one. */
  readonly nextMeeting: Meeting | null
}

/** A teacher's classes of today, and the next one. */
export interface TeachingDay {
  /** Classes that still meet today, or are meeting, the earliest first. */
  readonly today: readonly TaughtClass[]
  /** The class that meets next, today or later; null when none does. */
  readonly next: TaughtClass | null
  /** The number of students in all of the classes. */
  readonly studentCount: number
}

/** Returns the classes of today by the Korean date, because classes are held there. */
export function teachingDay(classes: readonly TaughtClass[], now: Date): TeachingDay {
  const coming = classes
    .flatMap((taught) => (taught.nextMeeting === null ? [] : { taught, meeting: taught.nextMeeting }))
    .filter(({ meeting }) => meetingState(meeting, now).kind !== 'over')
    .toSorted((one, other) => Date.parse(one.meeting.startsAt) - Date.parse(other.meeting.startsAt))
  return {
    today: coming.filter(({ meeting }) => isToday(meeting, now)).map(({ taught }) => taught),
    next: coming[0]?.taught ?? null,
    studentCount: classes.reduce((sum, { enrolledCount }) => sum + Math.max(0, enrolledCount ?? 0), 0),
  }
}

function isToday(meeting: Meeting, now: Date): boolean {
  return seoulDate(new Date(meeting.startsAt)) === seoulDate(now) || hasBegun(meeting, now)
}

/** Tells whether a meeting has begun. One that began before midnight still belongs to today. */
function hasBegun({ startsAt }: Meeting, now: Date): boolean {
  return Date.parse(startsAt) <= now.getTime()
}
