import { addDays, daysBetween, weekdayOf } from '../calendar/date.ts'
import type { Id } from '../id.ts'
import type { VerdictState } from './verdict.ts'

/** One of the viewer's submissions, of whatever problem. */
export interface RecentAttempt {
  readonly submissionId: Id
  readonly problemId: Id
  readonly title: string
  readonly state: VerdictState
  /** ISO date-time. */
  readonly createdDate: string | null
}

/** A day on which something was learnt. */
export interface ActiveDay {
  /** YYYY-MM-DD, in Korea. */
  readonly date: string
  /** How many things were done: programs handed in, lessons finished. */
  readonly count: number
}

/** How strongly a day is drawn. */
export type ActivityLevel = 0 | 1 | 2 | 3

export interface CalendarDay {
  readonly date: string
  readonly count: number
  readonly level: ActivityLevel
}

export interface ActivityCalendar {
  /** Each from Sunday on; the last one ends with today. */
  readonly weeks: readonly (readonly CalendarDay[])[]
  readonly activeCount: number
  /** Days in a row up to today, or up to yesterday where today has only begun. */
  readonly streak: number
}

export const weeksShown = 12
const daysPerWeek = 7

/** The first day that the calendar shows: a Sunday. */
export function calendarStart(today: string): string {
  return addDays(today, -weekdayOf(today) - (weeksShown - 1) * daysPerWeek)
}

/** The last weeks, each day with what was done on it. */
export function activityCalendar(active: readonly ActiveDay[], today: string): ActivityCalendar {
  const counts = new Map<string, number>()
  for (const { date, count } of active) counts.set(date, (counts.get(date) ?? 0) + count)
  const start = calendarStart(today)
  const shown = daysBetween(start, today) + 1
  const days = Array.from({ length: shown }, (_, at): CalendarDay => {
    const date = addDays(start, at)
    const count = counts.get(date) ?? 0
    return { date, count, level: levelOf(count) }
  })
  return {
    weeks: Array.from({ length: weeksShown }, (_, week) => days.slice(week * daysPerWeek, (week + 1) * daysPerWeek)),
    activeCount: days.filter(({ count }) => count > 0).length,
    streak: streakOf(days),
  }
}

function levelOf(count: number): ActivityLevel {
  if (count <= 0) return 0
  if (count <= 2) return 1
  return count <= 5 ? 2 : 3
}

function streakOf(days: readonly CalendarDay[]): number {
  const upTo = days.at(-1)?.count === 0 ? days.slice(0, -1) : days
  const lastRest = upTo.findLastIndex(({ count }) => count === 0)
  return upTo.length - 1 - lastRest
}
