import { seoulSpan } from '../calendar/seoulSpan.ts'
import type { ListedClass } from '../course-class/ListedClass.ts'
import type { ClassDate } from './ClassDate.ts'

export interface OwnDate {
  readonly courseClass: Pick<ListedClass, 'courseClassId' | 'title' | 'channelProfile'>
  readonly classDate: ClassDate
}

export interface ComingDates {
  /** The class that goes on right now; of several the one that began last. */
  readonly running: OwnDate | null
  /** The one that begins next. */
  readonly next: OwnDate | null
  /** How many come after that. */
  readonly later: number
}

/** Of all dates of the viewer's classes those that the viewer has registered for and that matter now. */
export function comingDates(dates: readonly OwnDate[], now: Date): ComingDates {
  const own = dates
    .filter(({ classDate: { registrationDateId } }) => registrationDateId !== null)
    .toSorted((one, other) => spanOf(one).startsAt.getTime() - spanOf(other).startsAt.getTime())
  const [next = null, ...later] = own.filter((date) => spanOf(date).startsAt > now)
  return { running: own.findLast((date) => isRunning(spanOf(date), now)) ?? null, next, later: later.length }
}

/** Milliseconds until a class begins or is over; null when nothing is to come. */
export function untilNextTurn({ running, next }: ComingDates, now: Date): number | null {
  const turns = [...(running ? [spanOf(running).endsAt] : []), ...(next ? [spanOf(next).startsAt] : [])]
  return turns.length === 0 ? null : Math.min(...turns.map((turn) => turn.getTime() - now.getTime()))
}

function spanOf({ classDate: { date, startTime, endTime } }: OwnDate) {
  return seoulSpan(date, startTime, endTime)
}

function isRunning({ startsAt, endsAt }: ReturnType<typeof seoulSpan>, now: Date): boolean {
  return startsAt <= now && now < endsAt
}
