import type { QueryClient } from '@tanstack/react-query'
import {
  BehaviorSubject,
  combineLatest,
  concat,
  distinctUntilChanged,
  EMPTY,
  fromEvent,
  from,
  ignoreElements,
  interval,
  map,
  merge,
  Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import type { Connection } from '../../application/platform/Connection.ts'
import { backOff } from '../../domain/connection/backOff.ts'
import { type Contact, type ContactEvent, inContact } from '../../domain/connection/Contact.ts'
import { contactAfter } from '../../domain/connection/contactAfter.ts'
import { connectionNews, type ConnectionNews, patience } from './connectionNews.ts'
import { readOutcomes } from './readOutcomes.ts'

export interface ConnectionView {
  readonly news: ConnectionNews
  /** Until the next retry; null if none is planned. */
  readonly secondsLeft: number | null
  readonly isTrying: boolean
}

export const quiet: ConnectionView = { news: null, secondsLeft: null, isTrying: false }

interface ConnectionWatch {
  readonly view$: Observable<ConnectionView>
  tryNow(): void
}

/** Follows the connection and retries with growing pauses. */
export const watchConnection = (connection: Connection, client: QueryClient): ConnectionWatch => {
  const contact$ = new BehaviorSubject<Contact>(inContact)
  const happen = (event: ContactEvent) => contact$.next(contactAfter(contact$.value, event))
  const trouble$ = contact$.pipe(
    map(({ trouble }) => trouble),
    distinctUntilChanged(),
  )
  const secondsLeft$ = contact$.pipe(
    distinctUntilChanged((one, other) => one.step === other.step && one.waits === other.waits),
    switchMap(({ step, waits }) => {
      if (step === 'wait') return countdown(backOff(waits)).pipe(tap({ complete: () => happen('waited') }))
      return merge(
        of(null),
        step === 'try'
          ? from(askAnew(client)).pipe(
              tap(() => happen('tried')),
              ignoreElements(),
            )
          : EMPTY,
      )
    }),
  )
  const settling$ = trouble$.pipe(
    switchMap((trouble) => (trouble === null ? timer(patience.change) : EMPTY)),
    tap(() => happen('settled')),
  )
  const events$ = merge(networkEvents(connection), seenEvents(), readOutcomes(client)).pipe(tap(happen))
  const view$ = combineLatest({
    news: connectionNews(trouble$).pipe(startWith(null)),
    secondsLeft: secondsLeft$,
    isTrying: contact$.pipe(
      map(({ step }) => step === 'try'),
      distinctUntilChanged(),
    ),
  }).pipe(startWith(quiet), distinctUntilChanged(isSame))
  return {
    view$: merge(view$, merge(events$, settling$).pipe(ignoreElements())),
    tryNow: () => happen('tryNow'),
  }
}

const isSame = (one: ConnectionView, other: ConnectionView) =>
  one.news === other.news && one.secondsLeft === other.secondsLeft && one.isTrying === other.isTrying

const countdown = (seconds: number) =>
  interval(1_000).pipe(
    map((ticks) => seconds - 1 - ticks),
    startWith(seconds),
    takeWhile((left) => left > 0),
  )

/** Refetches all queries of the page that failed or are stale, and in any case the one that every page makes. */
const askAnew = (client: QueryClient) =>
  client.refetchQueries(
    { type: 'active', predicate: (query) => query.isStale() || query.queryKey[0] === 'viewer' },
    { cancelRefetch: false },
  )

/** A network that has been back for this long (ms) is worth a retry before its time. */
const steadyAfter = 2_200

const networkEvents = (connection: Connection): Observable<ContactEvent> =>
  new Observable<boolean>((subscriber) => {
    const tell = () => subscriber.next(connection.isOnline())
    if (!connection.isOnline()) tell()
    return connection.subscribe(tell)
  }).pipe(
    switchMap((isOnline): Observable<ContactEvent> => {
      if (!isOnline) return of('wentOffline')
      return concat(of('cameOnline' as const), timer(steadyAfter).pipe(map(() => 'steady' as const)))
    }),
  )

const seenEvents = () =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map((): ContactEvent => (document.visibilityState === 'hidden' ? 'hidden' : 'seen')),
  )
