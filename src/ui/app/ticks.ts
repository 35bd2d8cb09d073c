import { EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { Clock } from '../../application/platform/Clock.ts'

/** A machine that slept wakes up with timers that are late, and clocks are set: nobody looks away for longer than this. */
const longest = 60_000
/** A clock that stands still makes nobody spin. */
const shortest = 50

/** Now, and again after as many milliseconds as `wait` says each time; null: never again. */
export function ticks(clock: Clock, wait: (now: Date) => number | null, scheduler?: SchedulerLike): Observable<Date> {
  return of(clock.now()).pipe(
    expand((now) => {
      const pause = wait(now)
      if (pause === null) return EMPTY
      return timer(Math.min(longest, Math.max(shortest, pause)), scheduler).pipe(map(() => clock.now()))
    }),
  )
}
