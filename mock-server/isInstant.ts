import { isCalendarDate } from '../src/domain/calendar/dayNumber.ts'

const form = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** An ISO date-time with its zone, on a day that exists. */
export function isInstant(text: string): boolean {
  const [, date] = form.exec(text) ?? []
  return date !== undefined && isCalendarDate(date) && !Number.isNaN(Date.parse(text))
}
