import { addDays, calendarDate, seoulOffset } from './date.ts'

/** The time zone of classes, wherever the viewer is. */
export const seoulTimeZone = 'Asia/Seoul'

/** Returns a browser's time zone, or Korea's if it names none or one that `Intl` refuses: Chromium may say `Etc/Unknown`. */
export function usableTimeZone(named: string | undefined): string {
  const timeZone = named || seoulTimeZone
  try {
    calendarDate(new Date(0), timeZone)
    return timeZone
  } catch {
    return seoulTimeZone
  }
}

/** Returns the moment of a Korean date (YYYY-MM-DD) and time (HH:MM). */
export function seoulInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${seoulOffset}`)
}

const seoulOffsetMs = 9 * 60 * 60 * 1000

/** Returns the date in Korea, as YYYY-MM-DD. Not by `Intl`: its first formatter costs the page's start twenty milliseconds, and a phone eighty. */
export function seoulDate(instant: Date): string {
  return new Date(instant.getTime() + seoulOffsetMs).toISOString().slice(0, 10)
}

/** Returns the start and end of something on a Korean date. An end (HH:MM) that is not after the start belongs to the next day. */
export function seoulInterval(date: string, startTime: string, endTime: string): { readonly startsAt: Date; readonly endsAt: Date } {
  const endDate = endTime > startTime ? date : addDays(date, 1)
  return { startsAt: seoulInstant(date, startTime), endsAt: seoulInstant(endDate, endTime) }
}

/** Local date and time. */
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

/** Returns the viewer's own date and time of a moment; null where their clock shows the same as Seoul's, whatever their zone is called. */
export function viewerLocalTime(instant: Date, timeZone: string): WallClock | null {
  const [here, there] = [wallClock(instant, timeZone), wallClock(instant, seoulTimeZone)]
  return here.date === there.date && here.time === there.time ? null : here
}
