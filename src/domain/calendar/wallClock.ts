import { calendarDate } from './calendarDate.ts'
import { seoul } from './seoul.ts'

/** What the calendar and the clock on the wall show. */
interface WallClock {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
}

export function wallClock(instant: Date, timeZone: string): WallClock {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)
  return { date: calendarDate(instant, timeZone), time }
}

/** The viewer's own date and time of a moment; null where their clock shows the same as Seoul's, whatever their zone is called. */
export function viewersClock(instant: Date, timeZone: string): WallClock | null {
  const [here, there] = [wallClock(instant, timeZone), wallClock(instant, seoul)]
  return here.date === there.date && here.time === there.time ? null : here
}
