import { addDays, weekdayOf } from './date.ts'

const monthsInYear = 12

/** Returns the month (YYYY-MM) that is this many months later. */
export function shiftMonth(month: string, months: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  const count = year * monthsInYear + (number - 1) + months
  return `${String(Math.floor(count / monthsInYear)).padStart(4, '0')}-${String((count % monthsInYear) + 1).padStart(2, '0')}`
}

/** Returns the same day of another month, or that month's last one: a month after the 31st of January is the end of February. */
export function addMonths(date: string, months: number): string {
  const month = shiftMonth(monthOf(date), months)
  const sameDay = `${month}-${date.slice(8)}`
  const last = lastDayOf(month)
  return sameDay < last ? sameDay : last
}

export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function firstDayOf(month: string): string {
  return `${month}-01`
}

export function lastDayOf(month: string): string {
  return addDays(firstDayOf(shiftMonth(month, 1)), -1)
}

interface GridDay {
  readonly date: string
  /** Whether the day is in the month; days of the neighbouring months fill the first and the last week. */
  readonly isInMonth: boolean
}

/** The number of weeks is always six, so that the page below does not jump from month to month. */
const weeksShown = 6
const daysInWeek = 7

/** Returns the weeks of a month (YYYY-MM), each from Sunday to Saturday (S-158). */
export function monthGrid(month: string): readonly (readonly GridDay[])[] {
  const first = firstDayOf(month)
  const sunday = addDays(first, -weekdayOf(first))
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: daysInWeek }, (_day, day) => {
      const date = addDays(sunday, week * daysInWeek + day)
      return { date, isInMonth: monthOf(date) === month }
    }),
  )
}

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
}

const calendarStepDaysInWeek = 7
const calendarStepMonthsInYear = 12

/** Returns the date that a key moves to in a calendar whose weeks begin on Sunday; null for other keys. Names as in KeyboardEvent.key. */
export function dateForKey(date: string, { key, shiftKey }: KeyPress): string | null {
  const months = shiftKey ? calendarStepMonthsInYear : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -calendarStepDaysInWeek)
    case 'ArrowDown':
      return addDays(date, calendarStepDaysInWeek)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, calendarStepDaysInWeek - 1 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, -months)
    case 'PageDown':
      return addMonths(date, months)
    default:
      return null
  }
}

/** Clamps a date to the dates that can be shown. */
export function clampDate(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
