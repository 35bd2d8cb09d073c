import { EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { Clock } from '../../application/platform/Clock.ts'

/** The longest pause, in ms: timers are late after a computer's sleep, and clocks are changed. */
const longest = 60_000
/** The shortest pause, in ms: a clock that stands still must not cause a busy loop. */
const shortest = 50

/** Emits the time now, and again after as many milliseconds as `wait` says each time; null: never again. */
export function ticks(clock: Clock, wait: (now: Date) => number | null, scheduler?: SchedulerLike): Observable<Date> {
  return of(clock.now()).pipe(
    expand((now) => {
      const pause = wait(now)
      if (pause === null) return EMPTY
      return timer(Math.min(longest, Math.max(shortest, pause)), scheduler).pipe(map(() => clock.now()))
    }),
  )
}
