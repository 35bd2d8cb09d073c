/** The date on the wall calendar of a time zone, as YYYY-MM-DD. Not `toISOString`: in Korea its day changes at nine in the morning. */
export function calendarDate(instant: Date, timeZone: string): string {
  // Swedish is the language whose plain dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
}
