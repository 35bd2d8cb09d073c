import { addDays, daysBetween, epochDay, type Weekday, weekdayOf } from '../calendar/date.ts'
import { seoulDate, seoulInterval } from '../calendar/seoul.ts'
import type { Id } from '../id.ts'

export const repeatTypes = ['ONCE', 'WEEKLY', 'BIWEEKLY'] as const
export type RepeatType = (typeof repeatTypes)[number]

/** On which days and at what time, in Korea, a class meets. The spec leaves the fields open (S-134); these are ours. */
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
  /** Last one; null: without an end. */
  readonly untilDate: string | null
  /** Dates on which it does not meet after all. */
  readonly skippedDates: readonly string[]
  /** The capacity. */
  readonly memberCount: number | null
}

/** A way to repeat, with the name that the platform gives it. */
export interface ScheduleRepeat {
  readonly repeatType: RepeatType
  readonly name: string
}

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
const horizonDays = 366

/** When the class meets from one calendar date to another, both included, the earliest first. */
export function occurrences(schedules: readonly ClassSchedule[], from: string, until: string): readonly Occurrence[] {
  const days = Math.max(0, epochDay(until) - epochDay(from) + 1)
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
  return dates
    .flatMap((date) => schedules.filter((schedule) => meetsOn(schedule, date)).map((schedule) => occurrenceOn(schedule, date)))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** The one that is going on, or the next; null when the class is over, or has no times. */
export function nextOccurrence(schedules: readonly ClassSchedule[], now: Date): Occurrence | null {
  const coming = schedules.flatMap((schedule) => nextOccurrenceOf(schedule, now) ?? [])
  return coming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null
}

/** Whether the class will not meet again. One without any times is not over. */
export function hasClassEnded(schedules: readonly ClassSchedule[], now: Date): boolean {
  return schedules.length > 0 && nextOccurrence(schedules, now) === null
}

/** How often a class with an end meets, and how many of these times have not begun yet. */
export interface RemainingLessons {
  readonly total: number
  readonly left: number
}

/** Null for a class that goes on without an end, and for one that never meets. */
export function remainingLessons(schedules: readonly ClassSchedule[], now: Date): RemainingLessons | null {
  const all = allOccurrences(schedules)
  return all.length === 0 ? null : { total: all.length, left: all.filter(({ startsAt }) => startsAt > now).length }
}

export interface ClassTerm {
  readonly weeks: number
  /** How often it meets in all. */
  readonly meetings: number
}

/** How long a class goes on from its first to its last time; null while one of its schedules has no end, and for one that never meets. */
export function classTerm(schedules: readonly ClassSchedule[]): ClassTerm | null {
  const meetings = allOccurrences(schedules)
  const [first, last] = [meetings[0], meetings.at(-1)]
  if (first === undefined || last === undefined) return null
  return { weeks: Math.floor(daysBetween(first.date, last.date) / daysInWeek) + 1, meetings: meetings.length }
}

/** Every time that a class meets, the earliest first; none while one of its schedules has no end. */
export function allOccurrences(schedules: readonly ClassSchedule[]): readonly Occurrence[] {
  const ends = schedules.flatMap(({ repeatType, fromDate, untilDate }) => (repeatType === 'ONCE' ? fromDate : (untilDate ?? [])))
  const [from, until] = [schedules.map(({ fromDate }) => fromDate).toSorted()[0], ends.toSorted().at(-1)]
  return ends.length < schedules.length || from === undefined || until === undefined ? [] : occurrences(schedules, from, until)
}

function nextOccurrenceOf(schedule: ClassSchedule, now: Date): Occurrence | null {
  // One that began yesterday before midnight may still go on.
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

/** Calendar weeks, which begin on Sunday. */
function weeksBetween(from: string, to: string): number {
  return (weekStart(to) - weekStart(from)) / daysInWeek
}

function weekStart(date: string): number {
  return epochDay(date) - weekdayOf(date)
}

/** How near the next class is. */
export type Countdown =
  | { readonly kind: 'running' }
  /** Within the hour: shown as a running countdown. */
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

/** '12:05 뒤 시작해요', '내일', 'D-3'. */
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
