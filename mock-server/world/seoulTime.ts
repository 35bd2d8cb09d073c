import { addDays } from '../../src/domain/calendar/addDays.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import { weekdayOf } from '../../src/domain/calendar/weekdayOf.ts'

const day = 86_400_000
const friday = 5

/** The last second, in Korea, of the day so many days from now. */
export function endOfDayInSeoul(now: Date, days: number): string {
  return `${addDays(seoulDate(now), days)}T23:59:59+09:00`
}

/** When, in Korea, the day so many days from now begins. */
export function startOfDayInSeoul(now: Date, days: number): number {
  return seoulInstant(addDays(seoulDate(now), days), '00:00').getTime()
}

/** Friday, in Korea, of the week that it is: what hangs on it stays where it is while the week goes by. */
export function fridayInSeoul(now: Date): Date {
  return new Date(now.getTime() + (friday - (weekdayOf(seoulDate(now)) || 7)) * day)
}
