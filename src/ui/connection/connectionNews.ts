import { concat, defer, distinctUntilChanged, map, type Observable, of, type SchedulerLike, switchMap, tap, timer } from 'rxjs'
import type { Trouble } from '../../domain/connection/Contact.ts'

export type ConnectionNews = Trouble | 'back' | null

/** How long something has to last before it is told: a first trouble, a change of it, and how long its end is told. */
export const patience = { first: 1_000, change: 3_000, back: 4_000 }

/** What to say about the connection. A network that comes and goes is one trouble, told once (F-116). */
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
