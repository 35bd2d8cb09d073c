import type { ClassDate } from './ClassDate.ts'
import { registrability } from './registrability.ts'

/** The earliest date that can be registered; null when none can. */
export function firstOpenDate(dates: readonly ClassDate[], now: Date): string | null {
  const open = dates.filter((one) => registrability(one, now).kind === 'open')
  return open.map(({ date }) => date).toSorted()[0] ?? null
}
