import { addDays, daysBetween, weekdayOf, weekdays } from './date.ts'
import { seoulDate, seoulInstant } from './seoul.ts'

const daysPerWeek = weekdays.length

/** The Monday on or before a date (YYYY-MM-DD): what is counted by the week is counted from Monday to Sunday. */
export function weekStart(date: string): string {
  return addDays(date, -((weekdayOf(date) + daysPerWeek - 1) % daysPerWeek))
}

/** From Monday to Sunday. */
export function weekDates(date: string): readonly string[] {
  const monday = weekStart(date)
  return weekdays.map((day) => addDays(monday, day))
}

/** When the week ends: on Sunday at 24:00 in Korea, wherever one is. */
export function weekEnd(now: Date): Date {
  return seoulInstant(addDays(weekStart(seoulDate(now)), daysPerWeek), '00:00')
}

/** How many days of the week are left, today included: 7 on a Monday, 1 on a Sunday. */
export function daysLeftInWeek(today: string): number {
  return daysPerWeek - daysBetween(weekStart(today), today)
}
