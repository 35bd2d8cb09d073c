import { weekdayOf } from '../../domain/calendar/date.ts'
import { seoulInstant, viewersClock } from '../../domain/calendar/seoul.ts'
import { dateText, monthDayText, spokenDate, timeSpanText, timeText, weekdayName } from '../../domain/calendar/text.ts'
import { grouped } from '../../domain/format.ts'
import type { ClassDate, Registrability } from '../../domain/registration.ts'
import { registrationWords } from './registrationWords.ts'

/** '11월 24일'. The month's heading has said the year. */
export function shortDay(date: string): string {
  return monthDayText(date, date)
}

/** '11월 24일 (화)'. */
export function dayText(date: string): string {
  return dateText(date, date)
}

/** '11월 24일 화요일', for what is read out. */
export function spokenDay(date: string): string {
  return spokenDate(date, date)
}

/** '2026년 11월' of YYYY-MM. */
export function monthText(month: string): string {
  return registrationWords.calendar.month(month.slice(0, 4), Number(month.slice(5, 7)))
}

/** A day of the calendar, as far as this class and its viewer are concerned. */
export interface Day {
  readonly date: string
  /** Null where there is no class. */
  readonly session: ClassDate | null
  /** How it is for those who take the class. */
  readonly state: Registrability | null
  readonly isChosen: boolean
  readonly isToday: boolean
  /** Registrations for other classes. */
  readonly otherCount: number
  /** The beginning by the viewer's own clock, where that differs. */
  readonly ownTime: string | null
}

const mostShown = 99

/** What a cell says below its number. */
export function cellText({ state, isChosen }: Day): string | null {
  if (state === null) return null
  if (state.kind !== 'open') return registrationWords.cell[state.kind]
  if (isChosen) return registrationWords.cell.chosen
  if (state.left === null) return registrationWords.cell.unknown
  return state.left > mostShown ? registrationWords.cell.roomy : registrationWords.cell.open(grouped(state.left))
}

function stateText({ state }: Pick<Day, 'state'>): string {
  if (state === null) return registrationWords.state.none
  if (state.kind === 'alreadyRegistered') return state.canCancel ? registrationWords.state.alreadyRegistered : registrationWords.state.begun
  if (state.kind !== 'open') return registrationWords.state[state.kind]
  return state.left === null ? registrationWords.state.unknown : registrationWords.state.open(grouped(state.left))
}

/** All that a cell shows, in one sentence. */
export function dayLabel(day: Day): string {
  const { date, session, isToday, ownTime } = day
  return [
    isToday && registrationWords.calendar.today,
    spokenDay(date),
    session && timeText(session.startTime),
    stateText(day),
    othersText(day),
    ownTime,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What there is to know of a day, beside its name. */
export function dayFacts(day: Day): readonly string[] {
  const { session, ownTime } = day
  return [session && timeSpanText(session.startTime, session.endTime), ownTime, stateText(day), othersText(day)].filter(
    (fact) => fact !== null,
  )
}

function othersText({ otherCount }: Day): string | null {
  return otherCount === 0 ? null : registrationWords.calendar.others(grouped(otherCount))
}

/** When a class begins by the viewer's own clock; null where that shows the same as Seoul's. */
export function ownTimeText({ date, startTime }: Pick<ClassDate, 'date' | 'startTime'>, timeZone: string): string | null {
  const own = viewersClock(seoulInstant(date, startTime), timeZone)
  return own && registrationWords.zone.own(`${weekdayName(weekdayOf(own.date))} ${timeText(own.time)}`)
}
