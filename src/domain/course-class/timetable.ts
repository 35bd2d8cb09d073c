import type { Weekday } from '../calendar/date.ts'
import { timeSpanText, weekdaysText } from '../calendar/text.ts'

/** The days and times of a class, as shown on a card. */
export interface Timetable {
  readonly weekdays: readonly Weekday[]
  /** HH:MM in Seoul. */
  readonly startTime: string
  readonly endTime: string
}

/** Formats a timetable: '화·목요일 오후 6시~7시'. */
export function timetableText({ weekdays, startTime, endTime }: Timetable): string {
  return [weekdaysText(weekdays), timeSpanText(startTime, endTime)].filter((part) => part !== '').join(' ')
}

export const timesOfDay = ['MORNING', 'AFTERNOON', 'EVENING'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

const noon = '12:00'
const evening = '18:00'

/** Returns the part of the day in which a class begins, for the filter of the catalogue. */
export function timeOfDay(startTime: string): TimeOfDay {
  if (startTime < noon) return 'MORNING'
  return startTime < evening ? 'AFTERNOON' : 'EVENING'
}

const timeOfDayLabels: Readonly<Record<TimeOfDay, string>> = { MORNING: '오전', AFTERNOON: '오후', EVENING: '저녁' }

export function timeOfDayLabel(time: TimeOfDay): string {
  return timeOfDayLabels[time]
}
