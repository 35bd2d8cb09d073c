const day = 86_400_000
const seoulAhead = 9 * 3_600_000

/** The last second, in Korea, of the day so many days from now. */
export function endOfDayInSeoul(now: Date, days: number): string {
  const date = new Date(now.getTime() + seoulAhead + days * day).toISOString().slice(0, 10)
  return `${date}T23:59:59+09:00`
}
