import { seoulInstant } from '../calendar/seoul.ts'
import type { ListedClass } from '../course-class/ListedClass.ts'
import type { ClassDate } from './ClassDate.ts'

export interface OwnDate {
  readonly courseClass: Pick<ListedClass, 'courseClassId' | 'title'>
  readonly classDate: ClassDate
}

/** The date that its viewer has registered for and that comes first, or goes on right now. */
export function nextOwnDate(dates: readonly OwnDate[], now: Date): OwnDate | null {
  const ahead = dates.filter(({ classDate: { registrationDateId, date, endTime } }) => {
    return registrationDateId !== null && seoulInstant(date, endTime) > now
  })
  const begins = ({ classDate: { date, startTime } }: OwnDate) => `${date} ${startTime}`
  return ahead.toSorted((one, other) => begins(one).localeCompare(begins(other)))[0] ?? null
}
