import { useEffect, useEffectEvent, useState } from 'react'
import { EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { Clock } from '../../application/platform.ts'
import { useApplication } from './application.ts'

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

/**
 * What time it is, as often as `wait` (milliseconds until something changes) asks for it. `from` is what the change is
 * reckoned from; when it comes late or becomes another, the waiting begins anew.
 */
export const useNow = <From>(from: From, wait: (now: Date, from: From) => number | null): Date => {
  const { clock } = useApplication()
  const [now, setNow] = useState(() => clock.now())
  const pause = useEffectEvent(wait)
  useEffect(() => {
    const subscription = ticks(clock, (at) => pause(at, from)).subscribe(setNow)
    return () => subscription.unsubscribe()
  }, [clock, from])
  return now
}

const aMinute = 60_000
const untilFullMinute = (now: Date) => aMinute - (now.getTime() % aMinute)

/** What time it is, anew with each full minute: for words that age while a page stays open. */
export const useNowByMinute = (): Date => useNow(null, untilFullMinute)
