import { countdown } from '../../../domain/course-class/countdown.ts'
import type { Occurrence } from '../../../domain/course-class/occurrences.ts'

const second = 1000
const minute = 60 * second

/** For how many ms the text about the next class stays true; null: for ever. `isCalm`: without a clock that ticks every second. */
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

/** Until the next full unit. */
const restOf = (left: number, unit: number) => left % unit || unit
