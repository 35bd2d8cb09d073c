import { addDays, daysBetween } from '../calendar/date.ts'
import { weekDates, weekStart } from '../calendar/week.ts'
import type { Id } from '../id.ts'
import type { VerdictState } from './verdict.ts'

/** A submission of the viewer's, to any problem. */
export interface RecentAttempt {
  readonly submissionId: Id
  readonly problemId: Id
  readonly title: string
  readonly state: VerdictState
  /** ISO date-time. */
  readonly createdDate: string | null
}

/** A day with activity. */
export interface ActiveDay {
  /** YYYY-MM-DD, in Korea. */
  readonly date: string
  /** The number of activities: submitted programs and finished lessons. */
  readonly count: number
}

/** The strength of a day's colour. */
export type ActivityLevel = 0 | 1 | 2 | 3

export interface ActivityDay {
  readonly date: string
  readonly count: number
  readonly level: ActivityLevel
}

export interface ActivityCalendar {
  /** Weeks that begin on Monday; the last one ends with today. */
  readonly weeks: readonly (readonly ActivityDay[])[]
  readonly activeCount: number
}

export const weeksShown = 12
const daysPerWeek = 7

/** Returns the first day that the calendar shows: a Monday. */
export function calendarStart(today: string): string {
  return addDays(weekStart(today), -(weeksShown - 1) * daysPerWeek)
}

/** Returns the last weeks, each day with its number of activities. */
export function activityCalendar(active: readonly ActiveDay[], today: string): ActivityCalendar {
  const counts = countsByDate(active)
  const start = calendarStart(today)
  const days = Array.from({ length: daysBetween(start, today) + 1 }, (_, at): ActivityDay => {
    const date = addDays(start, at)
    const count = counts.get(date) ?? 0
    return { date, count, level: levelOf(count) }
  })
  return {
    weeks: Array.from({ length: weeksShown }, (_, week) => days.slice(week * daysPerWeek, (week + 1) * daysPerWeek)),
    activeCount: days.filter(({ count }) => count > 0).length,
  }
}

export interface WeekDay {
  readonly date: string
  readonly count: number
  /** `open`: today, without any activity yet. */
  readonly state: 'learnt' | 'rest' | 'missed' | 'open' | 'ahead'
}

/** Lists the days of the current week, from Monday to Sunday. If the day of rest is used up, it is the last day that was missed. */
export function activityWeek(active: readonly ActiveDay[], today: string, isRestUsed: boolean): readonly WeekDay[] {
  const counts = countsByDate(active)
  const dates = weekDates(today)
  const isMissed = (date: string) => date < today && !counts.get(date)
  const restDay = isRestUsed ? dates.findLast(isMissed) : undefined
  return dates.map((date) => {
    const count = counts.get(date) ?? 0
    if (count > 0) return { date, count, state: 'learnt' }
    if (date === restDay) return { date, count, state: 'rest' }
    if (date < today) return { date, count, state: 'missed' }
    return { date, count, state: date === today ? 'open' : 'ahead' }
  })
}

function countsByDate(active: readonly ActiveDay[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { date, count } of active) counts.set(date, (counts.get(date) ?? 0) + count)
  return counts
}

function levelOf(count: number): ActivityLevel {
  if (count <= 0) return 0
  if (count <= 2) return 1
  return count <= 5 ? 2 : 3
}
