import type { Weekday } from '../calendar/Weekday.ts'
import type { Id } from '../Id.ts'

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
