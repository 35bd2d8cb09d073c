import { asyncScheduler, distinctUntilChanged, EMPTY, NEVER, interval as every, startWith, switchMap } from 'rxjs'
import type { Observable, SchedulerLike } from 'rxjs'

interface AutoAdvance {
  readonly interval: number
  readonly paused$: Observable<boolean>
  /** Moves that the person made: the next one by itself is a whole interval later. */
  readonly moved$?: Observable<unknown>
  readonly scheduler?: SchedulerLike
}

/** Ticks until paused; after a pause a whole interval passes, so that nothing is caught up with (F-102). */
export const autoAdvance = ({ interval, paused$, moved$ = EMPTY, scheduler = asyncScheduler }: AutoAdvance): Observable<number> =>
  paused$.pipe(
    distinctUntilChanged(),
    switchMap((paused) =>
      paused
        ? NEVER
        : moved$.pipe(
            startWith(null),
            switchMap(() => every(interval, scheduler)),
          ),
    ),
  )
