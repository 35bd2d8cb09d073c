import { hrefTo } from './paths.ts'
import { calendarDate, daysBetween, instantOf, msPerDay } from './calendar/date.ts'
import { type Id } from './id.ts'

export interface Assignment {
  readonly homeworkId: Id
  readonly assignmentId: Id
  readonly title: string
  readonly description: string | null
  /** ISO date or date-time until which it can be handed in. */
  readonly endDate: string | null
  /** The end of the time for late work; null: late work is not accepted. */
  readonly lateEndDate: string | null
  /** Null where the backend does not send it, and for people who hand in nothing. */
  readonly state: AssignmentState | null
}

/** The state of an assignment: not handed in yet, handed in, marked by the teacher, or given back for another try. */
export type AssignmentState = 'OPEN' | 'HANDED_IN' | 'MARKED' | 'RETURNED'

/** A teacher's feedback on work: points out of 100, a comment, or both. */
export interface HomeworkFeedback {
  readonly score: number | null
  readonly comment: string | null
}

/** Work that a teacher gave back for another try, with its former mark. */
export interface ReturnedWork {
  /** ISO date-times. */
  readonly submittedDate: string | null
  readonly returnedDate: string | null
  /** The learner's own note to it. */
  readonly comment: string | null
  readonly feedback: HomeworkFeedback | null
  /** The teacher's reason for giving it back. */
  readonly reason: string | null
}

export function assignmentHref({ homeworkId, assignmentId }: Pick<Assignment, 'homeworkId' | 'assignmentId'>): string {
  return hrefTo('homework', { homeworkId, assignmentId })
}

const dateOnlyPattern = /^\d{4}-\d{2}-\d{2}$/
const endOfDay = 'T23:59:59.999'

interface DueStatus {
  /** Calendar days from today; negative once the deadline is over. */
  readonly days: number
  readonly isOver: boolean
  /** 'D-3', '오늘 마감' or '마감'. */
  readonly label: string
}

/** Returns the time left in the viewer's calendar. A date alone lasts until that day is over in Korea; a date-time until its minute. */
export function dueStatus(endDate: string | null, now: Date, timeZone: string): DueStatus | null {
  const end = deadlineOf(endDate, timeZone)
  if (end === null) return null
  const days = daysBetween(calendarDate(now, timeZone), end.day)
  const isOver = days < 0 || end.time < now.getTime()
  return { days, isOver, label: isOver ? '마감' : dueLabel(days) }
}

/** Sorts by deadline; assignments without one come last, otherwise the server's order is kept. */
export function sortByDueDate<Item extends Pick<Assignment, 'endDate'>>(assignments: readonly Item[], timeZone: string): readonly Item[] {
  const dated = assignments.map((assignment) => ({ assignment, end: deadlineOf(assignment.endDate, timeZone) ?? noDeadline }))
  return dated.toSorted((one, other) => compareDeadlines(one.end, other.end)).map(({ assignment }) => assignment)
}

/** Sorts by deadline, and puts assignments that can be handed in before those that cannot, or already were. */
export function sortForLearner(assignments: readonly Assignment[], now: Date, timeZone: string): readonly Assignment[] {
  const sorted = sortByDueDate(assignments, timeZone)
  const isToDo = (one: Assignment) => canHandIn(assignmentPhase(one, now))
  return [...sorted.filter(isToDo), ...sorted.filter((one) => !isToDo(one))]
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
  const end = deadline(endDate)
  return end && { day: calendarDate(end, timeZone), time: end.getTime() }
}

/** Returns the last moment; null for none. */
export function deadline(endDate: string | null): Date | null {
  const isDateOnly = endDate !== null && dateOnlyPattern.test(endDate)
  return instantOf(isDateOnly ? `${endDate}${endOfDay}` : endDate)
}

/** Compares two deadlines. Subtraction would give NaN for two without a moment. */
function compareDeadlines(one: Deadline, other: Deadline): number {
  if (one.day === other.day && one.time === other.time) return 0
  return one.day < other.day || (one.day === other.day && one.time < other.time) ? -1 : 1
}

/** The days within which a deadline is near. */
const soonDays = 3

/** Picks a warmer colour for a nearer date, independent of the channel's colour; neutral when over. */
export function dueTone({ days, isOver }: DueStatus): 'neutral' | 'danger' | 'warning' {
  if (isOver) return 'neutral'
  if (days === 0) return 'danger'
  return days <= soonDays ? 'warning' : 'neutral'
}

/** `soon`: less than a day is left. `late`: it is over, but late work is accepted. `returned`: it can be handed in again, even late. */
export type AssignmentPhase = 'open' | 'soon' | 'late' | 'closed' | 'handedIn' | 'marked' | 'returned'

export function assignmentPhase(
  { state, endDate, lateEndDate }: Pick<Assignment, 'state' | 'endDate' | 'lateEndDate'>,
  now: Date,
): AssignmentPhase {
  if (state === 'MARKED') return 'marked'
  if (state === 'HANDED_IN') return 'handedIn'
  if (state === 'RETURNED') return 'returned'
  const end = deadline(endDate)
  if (end === null || end.getTime() - now.getTime() > msPerDay) return 'open'
  if (end >= now) return 'soon'
  const lateEnd = deadline(lateEndDate)
  return lateEnd !== null && lateEnd >= now ? 'late' : 'closed'
}

/** Tells whether an assignment in this phase can be handed in. */
export function canHandIn(phase: AssignmentPhase): boolean {
  return phase === 'open' || phase === 'soon' || phase === 'late' || phase === 'returned'
}
