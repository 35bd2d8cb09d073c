import { weekdayOf } from '../../domain/calendar/date.ts'
import { seoulInstant, viewerLocalTime } from '../../domain/calendar/seoul.ts'
import { dateText, longDateText, monthDayText, timeSpanText, timeText, weekdayName } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import type { ClassDate, RegistrationState } from '../../domain/registration.ts'
import { registrationWords } from './registrationWords.ts'

/** Returns '11월 24일'. The month's heading has the year. */
export function shortDay(date: string): string {
  return monthDayText(date, date)
}

/** Returns '11월 24일 (화)'. */
export function calendarDateText(date: string): string {
  return dateText(date, date)
}

/** Returns '11월 24일 화요일', for screen readers. */
export function spokenDay(date: string): string {
  return longDateText(date, date)
}

/** Returns '2026년 11월' for YYYY-MM. */
export function monthText(month: string): string {
  return registrationWords.calendar.month(month.slice(0, 4), Number(month.slice(5, 7)))
}

/** A day of the calendar for this class and its viewer. */
export interface CalendarDay {
  readonly date: string
  /** Null if there is no class. */
  readonly classDate: ClassDate | null
  /** The state for enrolled viewers. */
  readonly state: RegistrationState | null
  readonly isChosen: boolean
  readonly isToday: boolean
  /** The number of registrations for other classes. */
  readonly otherCount: number
  /** The start in the viewer's time zone, if it differs; else null. */
  readonly viewerTime: string | null
}

const maxSeatsShown = 99

/** Returns the text of a cell below its number. Past days have none: it would fill most of a month. */
export function cellText({ state, isChosen }: CalendarDay): string | null {
  if (state === null || state.kind === 'past') return null
  if (state.kind !== 'open') return registrationWords.cell[state.kind]
  if (isChosen) return registrationWords.cell.chosen
  if (state.left === null) return registrationWords.cell.unknown
  return state.left > maxSeatsShown ? registrationWords.cell.roomy : registrationWords.cell.open(formatNumber(state.left))
}

function stateText({ state }: Pick<CalendarDay, 'state'>): string {
  if (state === null) return registrationWords.state.none
  if (state.kind === 'alreadyRegistered') return state.canCancel ? registrationWords.state.alreadyRegistered : registrationWords.state.begun
  if (state.kind !== 'open') return registrationWords.state[state.kind]
  return state.left === null ? registrationWords.state.unknown : registrationWords.state.open(formatNumber(state.left))
}

/** Returns all that a cell shows, in one sentence. */
export function dayLabel(day: CalendarDay): string {
  const { date, classDate, isToday, viewerTime } = day
  return [
    isToday && registrationWords.calendar.today,
    spokenDay(date),
    classDate && timeText(classDate.startTime),
    stateText(day),
    otherClassesText(day),
    viewerTime,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns the description of a day, after its name. */
export function dayFacts(day: CalendarDay): readonly string[] {
  const { classDate, viewerTime } = day
  return [classDate && timeSpanText(classDate.startTime, classDate.endTime), viewerTime, stateText(day), otherClassesText(day)].filter(
    (fact) => fact !== null,
  )
}

function otherClassesText({ otherCount }: CalendarDay): string | null {
  return otherCount === 0 ? null : registrationWords.calendar.others(formatNumber(otherCount))
}

/** Returns the start of a class in the viewer's time zone, or null if it is the same as in Seoul. */
export function viewerTimeText({ date, startTime }: Pick<ClassDate, 'date' | 'startTime'>, timeZone: string): string | null {
  const own = viewerLocalTime(seoulInstant(date, startTime), timeZone)
  return own && registrationWords.zone.own(`${weekdayName(weekdayOf(own.date))} ${timeText(own.time)}`)
}
