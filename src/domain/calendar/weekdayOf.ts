import { dayNumber } from './dayNumber.ts'
import { type Weekday, weekdays } from './Weekday.ts'

/** The first of January 1970 was a Thursday. */
const firstWeekday = 4

export function weekdayOf(date: string): Weekday {
  const days = (dayNumber(date) + firstWeekday) % weekdays.length
  // Before 1970 the remainder is negative.
  const weekday = weekdays.find((place) => place === (days + weekdays.length) % weekdays.length)
  if (weekday === undefined) throw new RangeError(`no date: ${date}`)
  return weekday
}
