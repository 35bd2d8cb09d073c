import { countdown } from '../../../domain/course-class/countdown.ts'
import type { Occurrence } from '../../../domain/course-class/occurrences.ts'

const second = 1000
const minute = 60 * second

/** How long what is said of the next class stays true; null: for ever. Calm: without a clock that ticks every second. */
export function pauseUntilChange(next: Occurrence | null, now: Date, isCalm: boolean): number | null {
  if (next === null) return null
  switch (countdown(next, now).kind) {
    case 'running':
      return next.endsAt.getTime() - now.getTime()
    case 'near':
      return restOf(next.startsAt.getTime() - now.getTime(), isCalm ? minute : second)
    case 'far':
      return minute
  }
}

/** Until the next full one. */
const restOf = (left: number, unit: number) => left % unit || unit
