import { hrefTo } from './paths.ts'
import { calendarDate, daysBetween, instantOf } from './calendar/date.ts'
import { type Id } from './id.ts'

export interface Assignment {
  readonly homeworkId: Id
  readonly assignmentId: Id
  readonly title: string
  readonly description: string | null
  /** ISO date or date-time until which it can be handed in. */
  readonly endDate: string | null
}

export function assignmentHref({ homeworkId, assignmentId }: Pick<Assignment, 'homeworkId' | 'assignmentId'>): string {
  return hrefTo('homework', { homeworkId, assignmentId })
}

const dateOnlyPattern = /^\d{4}-\d{2}-\d{2}$/
const endOfDay = 'T23:59:59.999'

interface DueStatus {
  /** Calendar days from today on; negative once it is over. */
  readonly days: number
  readonly isOver: boolean
  /** 'D-3', '오늘 마감' or '마감'. */
  readonly label: string
}

/** How long is left in the viewer's calendar. A date alone lasts until that day is over in Korea; a date-time until its minute. */
export function dueStatus(endDate: string | null, now: Date, timeZone: string): DueStatus | null {
  const end = deadlineOf(endDate, timeZone)
  if (end === null) return null
  const days = daysBetween(calendarDate(now, timeZone), end.day)
  const isOver = days < 0 || end.time < now.getTime()
  return { days, isOver, label: isOver ? '마감' : dueLabel(days) }
}

/** What is due first comes first, what has no date last; otherwise the server's order. */
export function sortByDueDate(assignments: readonly Assignment[], timeZone: string): readonly Assignment[] {
  const dated = assignments.map((assignment) => ({ assignment, end: deadlineOf(assignment.endDate, timeZone) ?? noDeadline }))
  return dated.toSorted((one, other) => compareDeadlines(one.end, other.end)).map(({ assignment }) => assignment)
}

function dueLabel(days: number): string {
  return days === 0 ? '오늘 마감' : `D-${days}`
}

/** The last day in the viewer's calendar, and the moment within it. */
interface Deadline {
  readonly day: string
  readonly time: number
}

const noDeadline: Deadline = { day: '~', time: Number.POSITIVE_INFINITY }

function deadlineOf(endDate: string | null, timeZone: string): Deadline | null {
  const isDateOnly = endDate !== null && dateOnlyPattern.test(endDate)
  const end = instantOf(isDateOnly ? `${endDate}${endOfDay}` : endDate)
  return end && { day: calendarDate(end, timeZone), time: end.getTime() }
}

/** Subtraction would give NaN for two without a moment. */
function compareDeadlines(one: Deadline, other: Deadline): number {
  if (one.day === other.day && one.time === other.time) return 0
  return one.day < other.day || (one.day === other.day && one.time < other.time) ? -1 : 1
}

/** In days. */
const soonDays = 3

/** Warmer colours for nearer dates, independent of the channel's colour; neutral when over. */
export function dueTone({ days, isOver }: DueStatus): 'neutral' | 'danger' | 'warning' {
  if (isOver) return 'neutral'
  if (days === 0) return 'danger'
  return days <= soonDays ? 'warning' : 'neutral'
}
