import { seoulInterval } from './calendar/seoul.ts'
import type { Id } from './id.ts'
import type { ClassDate, EnrolledClassDate } from './registration.ts'

/** A date to register, and a date of another class of the same person that overlaps it. */
export interface RegistrationCollision {
  readonly wanted: ClassDate
  readonly other: EnrolledClassDate
}

/** Lists the registered dates of other classes that overlap the wanted ones. A date that ends when the other begins does not overlap. */
export function registrationCollisions(
  courseClassId: Id,
  wanted: readonly ClassDate[],
  own: readonly EnrolledClassDate[],
): readonly RegistrationCollision[] {
  const others = own.filter(
    ({ courseClass, classDate }) => classDate.registrationDateId !== null && String(courseClass.courseClassId) !== String(courseClassId),
  )
  return wanted.flatMap((date) => others.filter(({ classDate }) => overlaps(date, classDate)).map((other) => ({ wanted: date, other })))
}

function overlaps(one: ClassDate, other: ClassDate): boolean {
  const [first, second] = [intervalOf(one), intervalOf(other)]
  return first.startsAt < second.endsAt && second.startsAt < first.endsAt
}

const intervalOf = ({ date, startTime, endTime }: ClassDate) => seoulInterval(date, startTime, endTime)
