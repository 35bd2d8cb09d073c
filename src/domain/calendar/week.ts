import { addDays, daysBetween, weekdayOf, weekdays } from './date.ts'
import { seoulDate, seoulInstant } from './seoul.ts'

const daysPerWeek = weekdays.length

/** Returns the Monday on or before a date (YYYY-MM-DD): weekly counts run from Monday to Sunday. */
export function weekStart(date: string): string {
  return addDays(date, -((weekdayOf(date) + daysPerWeek - 1) % daysPerWeek))
}

/** Lists the dates of a week, from Monday to Sunday. */
export function weekDates(date: string): readonly string[] {
  const monday = weekStart(date)
  return weekdays.map((day) => addDays(monday, day))
}

/** Returns the end of the week: Sunday at 24:00 in Korea, wherever the viewer is. */
export function weekEnd(now: Date): Date {
  return seoulInstant(addDays(weekStart(seoulDate(now)), daysPerWeek), '00:00')
}

/** Counts the days left in the week, today included: 7 on a Monday, 1 on a Sunday. */
export function daysLeftInWeek(today: string): number {
  return daysPerWeek - daysBetween(weekStart(today), today)
}
