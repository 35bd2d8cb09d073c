const day = 24 * 60 * 60 * 1000

/** Whole days from one calendar date (YYYY-MM-DD) to another; negative into the past. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day
}
