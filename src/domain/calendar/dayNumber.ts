const day = 24 * 60 * 60 * 1000
const form = /^\d{4}-\d{2}-\d{2}$/

/** Days since 1970-01-01 of a calendar date (YYYY-MM-DD). Dates are counted in UTC, where every day has 24 hours. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / day
}

export function dateOfDay(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10)
}

/** Whether there is such a day: no 31st of February, which `Date` would read as the 3rd of March. */
export function isCalendarDate(text: string): boolean {
  const number = form.test(text) ? dayNumber(text) : Number.NaN
  return !Number.isNaN(number) && dateOfDay(number) === text
}
