import { dayNumber } from './dayNumber.ts'

/** Whole days from one calendar date (YYYY-MM-DD) to another; negative into the past. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}
