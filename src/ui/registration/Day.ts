import { timeSpanText, timeText } from '../../domain/calendar/timeText.ts'
import { grouped } from '../../domain/grouped.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import type { Registrability } from '../../domain/registration/registrability.ts'
import { spokenDay } from './dayText.ts'
import { registrationWords as words } from './registrationWords.ts'

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
  if (state.kind !== 'open') return words.cell[state.kind]
  if (isChosen) return words.cell.chosen
  if (state.left === null) return words.cell.unknown
  return state.left > mostShown ? words.cell.roomy : words.cell.open(grouped(state.left))
}

function stateText({ state }: Pick<Day, 'state'>): string {
  if (state === null) return words.state.none
  if (state.kind === 'alreadyRegistered') return state.canCancel ? words.state.alreadyRegistered : words.state.begun
  if (state.kind !== 'open') return words.state[state.kind]
  return state.left === null ? words.state.unknown : words.state.open(grouped(state.left))
}

/** All that a cell shows, in one sentence. */
export function dayLabel(day: Day): string {
  const { date, session, isToday, ownTime } = day
  return [
    isToday && words.calendar.today,
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
  return otherCount === 0 ? null : words.calendar.others(grouped(otherCount))
}
