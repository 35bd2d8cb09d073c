import { concat, defer, distinctUntilChanged, map, type Observable, of, type SchedulerLike, switchMap, tap, timer } from 'rxjs'
import type { Trouble } from '../../domain/connection/Contact.ts'

export type ConnectionNews = Trouble | 'back' | null

/** In ms: how long a first trouble, and a change of it, must last before it is shown; and how long its end is shown. */
export const patience = { first: 1_000, change: 3_000, back: 4_000 }

/** What to say about the connection. A flickering network is one trouble, announced once (F-116). */
export const connectionNews = (trouble$: Observable<Trouble | null>, scheduler?: SchedulerLike): Observable<ConnectionNews> =>
  defer(() => {
    let told: Trouble | null = null
    return trouble$.pipe(
      distinctUntilChanged(),
      switchMap((trouble) => timer(told === null ? patience.first : patience.change, scheduler).pipe(map(() => trouble))),
      distinctUntilChanged((_former, trouble) => trouble === told),
      tap((trouble) => {
        told = trouble
      }),
      switchMap((trouble, index) =>
        trouble === null && index > 0 ? concat(of('back' as const), timer(patience.back, scheduler).pipe(map(() => null))) : of(trouble),
      ),
    )
  })
