import type { Weekday } from '../../../src/domain/calendar/date.ts'

/** When a class meets and how it stands, in agreement with what its text says. */
export interface ClassStory {
  readonly times: readonly ClassTime[]
  /** Calendar weeks since it began; negative before. */
  readonly begun: number
  /** How many weeks it lasts; null: it goes on and on. */
  readonly weeks: number | null
  /** Places that are left. */
  readonly left: number
  readonly isClosed: boolean
}

export interface ClassTime {
  /** None: days are agreed on one by one. */
  readonly weekdays: readonly Weekday[]
  /** HH:MM; what is agreed on lies so many minutes from now instead. */
  readonly start: string | number
  readonly minutes: number
  readonly everyOtherWeek: boolean
}

export function on(weekdays: readonly Weekday[], start: string, minutes: number): ClassTime {
  return { weekdays, start, minutes, everyOtherWeek: false }
}

/** Once, so many minutes from now. */
export function agreed(fromNow: number, minutes: number): ClassTime {
  return { weekdays: [], start: fromNow, minutes, everyOtherWeek: false }
}

export function story(left: number, begun: number, weeks: number | null, ...times: readonly ClassTime[]): ClassStory {
  return { times, begun, weeks, left, isClosed: false }
}

export function closed(facts: ClassStory): ClassStory {
  return { ...facts, isClosed: true }
}

export const everyOtherWeek = (time: ClassTime): ClassTime => ({ ...time, everyOtherWeek: true })
