import { calendarDate } from './calendarDate.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
/** A visitor's clock may be behind the server's by this much, so that ‘now’ seems to lie ahead (F-080). */
const clockDrift = hour

/** '3시간 전' within the last week, the date before that; null for a time that is missing or unreadable. */
export function relativeTime(iso: string | null, now: Date, timeZone: string): string | null {
  const instant = new Date(iso ?? Number.NaN)
  const age = now.getTime() - instant.getTime()
  if (Number.isNaN(age)) return null
  return age < -clockDrift || age >= week ? dateText(instant, now, timeZone) : ageText(age)
}

function ageText(age: number): string {
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < day) return `${Math.floor(age / hour)}시간 전`
  return `${Math.floor(age / day)}일 전`
}

function dateText(instant: Date, now: Date, timeZone: string): string {
  const isThisYear = yearOf(instant, timeZone) === yearOf(now, timeZone)
  const detail = isThisYear ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('ko-KR', { timeZone, month: 'long', day: 'numeric', ...detail }).format(instant)
}

function yearOf(instant: Date, timeZone: string): string {
  return calendarDate(instant, timeZone).slice(0, 4)
}
