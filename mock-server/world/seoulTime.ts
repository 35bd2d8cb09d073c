const day = 86_400_000
const friday = 5
const seoulAhead = 9 * 3_600_000

/** The last second, in Korea, of the day so many days from now. */
export function endOfDayInSeoul(now: Date, days: number): string {
  return `${dateInSeoul(now, days)}T23:59:59+09:00`
}

/** When, in Korea, the day so many days from now begins. */
export function startOfDayInSeoul(now: Date, days: number): number {
  return Date.parse(`${dateInSeoul(now, days)}T00:00:00+09:00`)
}

/** Friday, in Korea, of the week that it is: what hangs on it stays where it is while the week goes by. */
export function fridayInSeoul(now: Date): Date {
  const weekday = new Date(now.getTime() + seoulAhead).getUTCDay()
  return new Date(now.getTime() + (friday - (weekday === 0 ? 7 : weekday)) * day)
}

function dateInSeoul(now: Date, days: number): string {
  return new Date(now.getTime() + seoulAhead + days * day).toISOString().slice(0, 10)
}
