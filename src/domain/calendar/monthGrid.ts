import { addDays } from './addDays.ts'
import { firstDayOf, monthOf } from './month.ts'
import { weekdayOf } from './weekdayOf.ts'

interface GridDay {
  readonly date: string
  /** Days of the neighbouring months fill the first and the last week. */
  readonly isInMonth: boolean
}

/** Always six weeks, so that the page below does not jump from month to month. */
const weeksShown = 6
const daysInWeek = 7

/** The weeks of a month (YYYY-MM), each from Sunday to Saturday (S-158). */
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
