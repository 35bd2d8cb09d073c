import { addDays } from '../calendar/addDays.ts'
import { dayNumber } from '../calendar/dayNumber.ts'
import { seoulDate } from '../calendar/seoul.ts'
import { seoulSpan } from '../calendar/seoulSpan.ts'
import { weekdayOf } from '../calendar/weekdayOf.ts'
import type { Id } from '../Id.ts'
import type { ClassSchedule } from './ClassSchedule.ts'

/** One time that a class meets. */
export interface Occurrence {
  readonly scheduleId: Id
  /** The Korean calendar date on which it begins. */
  readonly date: string
  readonly startsAt: Date
  readonly endsAt: Date
}

const daysInWeek = 7
const everyOtherWeek = 2
/** How far ahead a next time is looked for: every schedule that goes on at all meets within a year. */
const horizon = 366

/** When the class meets from one calendar date to another, both included, the earliest first. */
export function occurrences(schedules: readonly ClassSchedule[], from: string, until: string): readonly Occurrence[] {
  const days = Math.max(0, dayNumber(until) - dayNumber(from) + 1)
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
  return dates
    .flatMap((date) => schedules.filter((schedule) => meetsOn(schedule, date)).map((schedule) => occurrenceOn(schedule, date)))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** The one that is going on, or the next; null when the class is over, or has no times. */
export function nextOccurrence(schedules: readonly ClassSchedule[], now: Date): Occurrence | null {
  const coming = schedules.flatMap((schedule) => nextOf(schedule, now) ?? [])
  return coming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null
}

/** Whether the class will not meet again. One without any times is not over. */
export function isOver(schedules: readonly ClassSchedule[], now: Date): boolean {
  return schedules.length > 0 && nextOccurrence(schedules, now) === null
}

function nextOf(schedule: ClassSchedule, now: Date): Occurrence | null {
  // One that began yesterday before midnight may still go on.
  const yesterday = addDays(seoulDate(now), -1)
  const from = schedule.fromDate > yesterday ? schedule.fromDate : yesterday
  return occurrences([schedule], from, addDays(from, horizon)).find(({ endsAt }) => endsAt > now) ?? null
}

function meetsOn(schedule: ClassSchedule, date: string): boolean {
  const { repeatType, fromDate, untilDate, skippedDates } = schedule
  if (date < fromDate || (untilDate !== null && date > untilDate) || skippedDates.includes(date)) return false
  if (repeatType === 'ONCE') return date === fromDate
  return schedule.weekdays.includes(weekdayOf(date)) && (repeatType === 'WEEKLY' || weeksBetween(fromDate, date) % everyOtherWeek === 0)
}

function occurrenceOn({ scheduleId, startTime, endTime }: ClassSchedule, date: string): Occurrence {
  return { scheduleId, date, ...seoulSpan(date, startTime, endTime) }
}

/** Calendar weeks, which begin on Sunday. */
function weeksBetween(from: string, to: string): number {
  return (sundayBefore(to) - sundayBefore(from)) / daysInWeek
}

function sundayBefore(date: string): number {
  return dayNumber(date) - weekdayOf(date)
}
