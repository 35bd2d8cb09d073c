import { firstDayOf, lastDayOf, monthOf } from '../calendar/month.ts'
import type { ClassDate } from './ClassDate.ts'

/** Whole months: from the first that has anything to show to the last. Today's is always there. */
export function monthsOfDates(dates: readonly Pick<ClassDate, 'date'>[], today: string): { readonly first: string; readonly last: string } {
  const [first = today, ...later] = [...dates.map(({ date }) => date), today].toSorted()
  return { first: firstDayOf(monthOf(first)), last: lastDayOf(monthOf(later.at(-1) ?? first)) }
}
