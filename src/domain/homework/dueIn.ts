import { calendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import type { Assignment } from './Assignment.ts'

const dateAlone = /^\d{4}-\d{2}-\d{2}$/

export interface Due {
  /** Calendar days from today on; negative once it is over. */
  readonly days: number
  /** 'D-3', '오늘 마감' or '마감'. */
  readonly label: string
}

/** How long is left in the viewer's calendar. A date alone lasts until that day is over; a date-time until its minute. */
export function dueIn(endDate: string | null, now: Date, timeZone: string): Due | null {
  const end = Date.parse(endDate ?? '')
  if (endDate === null || Number.isNaN(end)) return null

  const isDateOnly = dateAlone.test(endDate)
  const lastDay = isDateOnly ? endDate : calendarDate(new Date(end), timeZone)
  const days = daysBetween(calendarDate(now, timeZone), lastDay)
  const isOver = days < 0 || (!isDateOnly && end < now.getTime())
  return { days, label: isOver ? '마감' : labelOf(days) }
}

/** What is due first comes first, what has no date last; otherwise the server's order. */
export function byDueDate(assignments: readonly Assignment[]): readonly Assignment[] {
  return assignments.toSorted((one, other) => compare(dueTime(one), dueTime(other)))
}

function labelOf(days: number): string {
  return days === 0 ? '오늘 마감' : `D-${days}`
}

function dueTime({ endDate }: Assignment): number {
  const time = Date.parse(endDate ?? '')
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** Subtraction would give NaN for two undated ones. */
function compare(one: number, other: number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
