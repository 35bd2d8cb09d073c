import { isCalendarDate } from '../src/domain/calendar/date.ts'

const form = /^((?!0|9999)\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** An ISO date-time with its zone, on a day that exists in the years 1000 to 9998: a day later its year still has four digits. */
export function isInstant(text: string): boolean {
  const [, date] = form.exec(text) ?? []
  return date !== undefined && isCalendarDate(date) && !Number.isNaN(Date.parse(text))
}
