import { addDays } from './addDays.ts'
import { seoulInstant } from './seoul.ts'

/** From when until when something takes place that begins on a Korean date. An end (HH:MM) that is not after the start is the next day's. */
export function seoulSpan(date: string, startTime: string, endTime: string): { readonly startsAt: Date; readonly endsAt: Date } {
  const endDate = endTime > startTime ? date : addDays(date, 1)
  return { startsAt: seoulInstant(date, startTime), endsAt: seoulInstant(endDate, endTime) }
}
