import { useEffect, useEffectEvent, useState } from 'react'
import { EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { Clock } from '../../application/platform.ts'
import { useApplication } from './application.ts'

/** The longest pause, in ms: timers are late after a computer's sleep, and clocks are changed. */
const maxPauseMs = 60_000
/** The shortest pause, in ms: a stopped clock must not cause a busy loop. */
const minPauseMs = 50

/** Emits the time now, and again after each `nextPause`, in ms; null: never again. */
export function ticks(clock: Clock, nextPause: (now: Date) => number | null, scheduler?: SchedulerLike): Observable<Date> {
  return of(clock.now()).pipe(
    expand((now) => {
      const pause = nextPause(now)
      if (pause === null) return EMPTY
      return timer(Math.min(maxPauseMs, Math.max(minPauseMs, pause)), scheduler).pipe(map(() => clock.now()))
    }),
  )
}

/**
 * The current time, updated after each `nextPause` (ms until something changes; null: never). When `basis` changes, the pause is computed
 * again.
 */
export const useNow = <From>(basis: From, nextPause: (now: Date, basis: From) => number | null): Date => {
  const { clock } = useApplication()
  const [now, setNow] = useState(() => clock.now())
  const pause = useEffectEvent(nextPause)
  useEffect(() => {
    const subscription = ticks(clock, (at) => pause(at, basis)).subscribe(setNow)
    return () => subscription.unsubscribe()
  }, [clock, basis])
  return now
}

const minuteMs = 60_000
const msUntilFullMinute = (now: Date) => minuteMs - (now.getTime() % minuteMs)

/** The current time, updated every full minute. */
export const useNowByMinute = (): Date => useNow(null, msUntilFullMinute)
