import { calendarDate } from './calendarDate.ts'

/** Classes are given in Korea and their times are Korean, wherever they are looked at. */
export const seoul = 'Asia/Seoul'
/** Korea has kept this distance from UTC all year since 1988, so a class's time needs no table of summer times. */
const seoulOffset = '+09:00'

/** The moment of a Korean date (YYYY-MM-DD) and time (HH:MM). */
export function seoulInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${seoulOffset}`)
}

export function seoulDate(instant: Date): string {
  return calendarDate(instant, seoul)
}
