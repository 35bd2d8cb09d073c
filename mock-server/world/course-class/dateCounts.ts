import { classDates } from './classDates.ts'
import type { ClassDeeds } from './ClassDeeds.ts'
import { ownClasses } from './ownClasses.ts'
import type { WorldContext } from '../WorldContext.ts'
import { monthOf } from '../../../src/domain/calendar/month.ts'
import type { DateCount } from '../../../src/domain/registration.ts'

/** How many registrations a user has on each date of a month, over all their classes. */
export function dateCounts(context: WorldContext, deeds: ClassDeeds, userId: string, month: string): readonly DateCount[] {
  const counts = new Map<string, number>()
  for (const found of ownClasses(context, deeds))
    for (const { date, registrationDateId } of classDates(found, deeds, userId))
      if (registrationDateId !== null && monthOf(date) === month) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
