import { dateOfDay, dayNumber } from './dayNumber.ts'

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}
