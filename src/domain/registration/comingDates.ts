import { seoulInstant } from '../calendar/seoul.ts'
import type { ListedClass } from '../course-class/ListedClass.ts'
import type { ClassDate } from './ClassDate.ts'

export interface OwnDate {
  readonly courseClass: Pick<ListedClass, 'courseClassId' | 'title'>
  readonly classDate: ClassDate
}

export interface ComingDates {
  /** The class that goes on right now. */
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
    .toSorted((one, other) => beginOf(one).getTime() - beginOf(other).getTime())
  const [next = null, ...later] = own.filter((date) => beginOf(date) > now)
  return { running: own.find((date) => beginOf(date) <= now && now < endOf(date)) ?? null, next, later: later.length }
}

const beginOf = ({ classDate: { date, startTime } }: OwnDate) => seoulInstant(date, startTime)
const endOf = ({ classDate: { date, endTime } }: OwnDate) => seoulInstant(date, endTime)
