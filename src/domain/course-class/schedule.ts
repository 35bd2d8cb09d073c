import { addDays, daysBetween, epochDay, type Weekday, weekdayOf } from '../calendar/date.ts'
import { seoulDate, seoulInterval } from '../calendar/seoul.ts'
import type { Id } from '../id.ts'

export const repeatTypes = ['ONCE', 'WEEKLY', 'BIWEEKLY'] as const
export type RepeatType = (typeof repeatTypes)[number]

/** The days and the time, in Korea, at which a class meets. The spec leaves the fields open (S-134); these are ours. */
export interface ClassSchedule {
  readonly scheduleId: Id
  readonly repeatType: RepeatType
  /** 0 is Sunday (S-158). */
  readonly weekdays: readonly Weekday[]
  /** HH:MM in Seoul. */
  readonly startTime: string
  /** HH:MM in Seoul; one that is not after the start belongs to the next day. */
  readonly endTime: string
  /** First calendar date (YYYY-MM-DD) on which it may meet; for ONCE the only one. */
  readonly fromDate: string
  /** The last such date; null: without an end. */
  readonly untilDate: string | null
  /** The dates on which it is cancelled. */
  readonly skippedDates: readonly string[]
  /** The capacity. */
  readonly memberCount: number | null
}

/** A type of repetition, with its name on the platform. */
export interface ScheduleRepeat {
  readonly repeatType: RepeatType
  readonly name: string
}

/** A meeting of a class. */
export interface Occurrence {
  readonly scheduleId: Id
  /** The Korean calendar date on which it begins. */
  readonly date: string
  readonly startsAt: Date
  readonly endsAt: Date
}

const daysInWeek = 7
const everyOtherWeek = 2
/** The number of days to search for the next meeting: every schedule that continues meets within a year. */
const horizonDays = 366

/** Lists the meetings from one calendar date to another, both included, the earliest first. */
export function occurrences(schedules: readonly ClassSchedule[], from: string, until: string): readonly Occurrence[] {
  const days = Math.max(0, epochDay(until) - epochDay(from) + 1)
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
  return dates
    .flatMap((date) => schedules.filter((schedule) => meetsOn(schedule, date)).map((schedule) => occurrenceOn(schedule, date)))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Returns the current meeting, or the next; null when the class is over, or has no schedule. */
export function nextOccurrence(schedules: readonly ClassSchedule[], now: Date): Occurrence | null {
  const coming = schedules.flatMap((schedule) => nextOccurrenceOf(schedule, now) ?? [])
  return coming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null
}

/** Tells whether the class will not meet again. A class without a schedule is not over. */
export function hasClassEnded(schedules: readonly ClassSchedule[], now: Date): boolean {
  return schedules.length > 0 && nextOccurrence(schedules, now) === null
}

/** The number of meetings of a class with an end, and how many of them have not begun yet. */
export interface RemainingLessons {
  readonly total: number
  readonly left: number
}

/** Counts the meetings; null for a class without an end, and for one that never meets. */
export function remainingLessons(schedules: readonly ClassSchedule[], now: Date): RemainingLessons | null {
  const all = allOccurrences(schedules)
  return all.length === 0 ? null : { total: all.length, left: all.filter(({ startsAt }) => startsAt > now).length }
}

export interface ClassTerm {
  readonly weeks: number
  /** The total number of meetings. */
  readonly meetings: number
}

/** Returns the duration from the first to the last meeting; null while a schedule has no end, and for a class that never meets. */
export function classTerm(schedules: readonly ClassSchedule[]): ClassTerm | null {
  const meetings = allOccurrences(schedules)
  const [first, last] = [meetings[0], meetings.at(-1)]
  if (first === undefined || last === undefined) return null
  return { weeks: Math.floor(daysBetween(first.date, last.date) / daysInWeek) + 1, meetings: meetings.length }
}

/** Lists all meetings of a class, the earliest first; none while one of its schedules has no end. */
export function allOccurrences(schedules: readonly ClassSchedule[]): readonly Occurrence[] {
  const ends = schedules.flatMap(({ repeatType, fromDate, untilDate }) => (repeatType === 'ONCE' ? fromDate : (untilDate ?? [])))
  const [from, until] = [schedules.map(({ fromDate }) => fromDate).toSorted()[0], ends.toSorted().at(-1)]
  return ends.length < schedules.length || from === undefined || until === undefined ? [] : occurrences(schedules, from, until)
}

function nextOccurrenceOf(schedule: ClassSchedule, now: Date): Occurrence | null {
  // A meeting that began yesterday before midnight may still be in progress.
  const yesterday = addDays(seoulDate(now), -1)
  const from = schedule.fromDate > yesterday ? schedule.fromDate : yesterday
  return occurrences([schedule], from, addDays(from, horizonDays)).find(({ endsAt }) => endsAt > now) ?? null
}

function meetsOn(schedule: ClassSchedule, date: string): boolean {
  const { repeatType, fromDate, untilDate, skippedDates } = schedule
  if (date < fromDate || (untilDate !== null && date > untilDate) || skippedDates.includes(date)) return false
  if (repeatType === 'ONCE') return date === fromDate
  return schedule.weekdays.includes(weekdayOf(date)) && (repeatType === 'WEEKLY' || weeksBetween(fromDate, date) % everyOtherWeek === 0)
}

function occurrenceOn({ scheduleId, startTime, endTime }: ClassSchedule, date: string): Occurrence {
  return { scheduleId, date, ...seoulInterval(date, startTime, endTime) }
}

/** Counts the calendar weeks, which begin on Sunday, between two dates. */
function weeksBetween(from: string, to: string): number {
  return (weekStart(to) - weekStart(from)) / daysInWeek
}

function weekStart(date: string): number {
  return epochDay(date) - weekdayOf(date)
}

/** The time until the next class. */
export type Countdown =
  | { readonly kind: 'running' }
  /** Less than an hour away: shown as a running countdown. */
  | { readonly kind: 'near'; readonly seconds: number }
  /** Korean calendar days: 0 is later today. */
  | { readonly kind: 'far'; readonly days: number }

const nearMs = 60 * 60 * 1000
const msPerSecond = 1000
const secondsPerMinute = 60

export function countdown({ date, startsAt }: Pick<Occurrence, 'date' | 'startsAt'>, now: Date): Countdown {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0) return { kind: 'running' }
  if (left <= nearMs) return { kind: 'near', seconds: Math.ceil(left / msPerSecond) }
  return { kind: 'far', days: daysBetween(seoulDate(now), date) }
}

/** Formats a countdown: '12:05 뒤 시작해요', '내일', 'D-3'. */
export function countdownText(count: Countdown): string {
  if (count.kind === 'running') return '수업 중'
  if (count.kind === 'near') return `${minutesSecondsText(count.seconds)} 뒤 시작해요`
  return daysLeftText(count.days)
}

function daysLeftText(days: number): string {
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : `D-${days}`
}

function minutesSecondsText(seconds: number): string {
  return `${Math.floor(seconds / secondsPerMinute)}:${String(seconds % secondsPerMinute).padStart(2, '0')}`
}
