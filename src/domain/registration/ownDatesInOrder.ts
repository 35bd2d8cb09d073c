import type { ClassDate } from './ClassDate.ts'
import { mayCancel } from './mayCancel.ts'

/** One's own dates as a list shows them: what is to come, the nearest first, then what has begun, the latest first. */
export function ownDatesInOrder(dates: readonly ClassDate[], now: Date): readonly ClassDate[] {
  const sorted = dates.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const coming = sorted.filter((one) => mayCancel(one, now))
  const begun = sorted.filter((one) => !mayCancel(one, now))
  return [...coming, ...begun.toReversed()]
}
