/** The days of the week; 0 is Sunday (S-158). */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]

/** The milliseconds of a day of 24 hours. */
export const msPerDay = 24 * 60 * 60 * 1000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** Returns the days since 1970-01-01 of a calendar date (YYYY-MM-DD). Dates are counted in UTC, where every day has 24 hours. */
export function epochDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay
}

export function dateOfEpochDay(number: number): string {
  return new Date(number * msPerDay).toISOString().slice(0, 10)
}

/** Dates in other years are mistakes: `Date` and `Intl` throw near the ends of their range, and a calendar of such a year has no end. */
const supportedYears = { min: 1900, max: 2200 }

/** Tells whether such a day exists: there is no 31st of February, which `Date` would read as the 3rd of March. */
export function isCalendarDate(text: string): boolean {
  return datePattern.test(text) && isDateTime(text) && dateOfEpochDay(epochDay(text)) === text
}

/** Tells whether a text is an ISO date or date-time of a supported year. */
export function isDateTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= supportedYears.min && year <= supportedYears.max
}

export function addDays(date: string, days: number): string {
  return dateOfEpochDay(epochDay(date) + days)
}

/** Formatters by time zone, cached because creating one takes thirty times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone)
  if (known !== undefined) return known
  // Swedish dates are ISO dates.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dateFormats.set(timeZone, made)
  return made
}

/** Returns the calendar date in a time zone, as YYYY-MM-DD. Not `toISOString`: in Korea its day changes at nine in the morning. */
export function calendarDate(instant: Date, timeZone: string): string {
  return dateFormatOf(timeZone).format(instant)
}

/** Counts the whole days from one calendar date (YYYY-MM-DD) to another; negative into the past. */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from)
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Tells whether a text is HH:MM on a clock of 24 hours. */
export function isTimeOfDay(text: string): boolean {
  return timePattern.test(text)
}

/** 1970-01-01 was a Thursday. */
const firstWeekday = 4

export function weekdayOf(date: string): Weekday {
  const days = (epochDay(date) + firstWeekday) % weekdays.length
  // Before 1970 the remainder is negative.
  const weekday = weekdays.find((place) => place === (days + weekdays.length) % weekdays.length)
  if (weekday === undefined) throw new RangeError(`no date: ${date}`)
  return weekday
}

const minute = 60 * 1000
const hour = 60 * minute
const dayInMs = 24 * hour
const week = 7 * dayInMs
/** The most that a visitor's clock may be behind the server's, so that ‘now’ seems to lie ahead (F-080). */
const clockDrift = hour

/** Korea has kept this offset from UTC all year since 1988, so a Korean time needs no table of summer times. */
export const seoulOffset = '+09:00'

const zonelessPattern = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/
/** Backends write ‘none’ and ‘never’ as years beyond these: 1, 9999 or 275760. */
const meantYears = { from: 1970, to: 2199 }

/** Returns the instant of an ISO date or date-time, in Korea when it has no zone. Null for anything else. */
export function instantOf(iso: string | null): Date | null {
  const zoned = iso !== null && zonelessPattern.test(iso) ? `${iso}${seoulOffset}` : iso
  const instant = new Date(zoned ?? Number.NaN)
  const year = instant.getUTCFullYear()
  return year >= meantYears.from && year <= meantYears.to ? instant : null
}

/** Formats '3시간 전' within the last week, the date before that; null for a time that is missing or unreadable. */
export function relativeTime(iso: string | null, now: Date, timeZone: string): string | null {
  const instant = instantOf(iso)
  if (instant === null) return null
  const age = now.getTime() - instant.getTime()
  return age < -clockDrift || age >= week ? absoluteDateText(instant, now, timeZone) : ageText(age)
}

function ageText(age: number): string {
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < dayInMs) return `${Math.floor(age / hour)}시간 전`
  return `${Math.floor(age / dayInMs)}일 전`
}

function absoluteDateText(instant: Date, now: Date, timeZone: string): string {
  const isThisYear = yearOf(instant, timeZone) === yearOf(now, timeZone)
  const detail = isThisYear ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('ko-KR', { timeZone, month: 'long', day: 'numeric', ...detail }).format(instant)
}

function yearOf(instant: Date, timeZone: string): string {
  return calendarDate(instant, timeZone).slice(0, 4)
}
