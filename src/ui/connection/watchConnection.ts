import type { Query, QueryClient } from '@tanstack/react-query'
import {
  BehaviorSubject,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  fromEvent,
  ignoreElements,
  interval,
  map,
  merge,
  Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import { CallFailed } from '../../application/callFailed.ts'
import type { Connection } from '../../application/platform.ts'
import { backOff, type Contact, contactAfter, type ContactEvent, inContact, type Trouble } from '../../domain/connection.ts'

type ConnectionNews = Trouble | 'back' | null

/** In ms: how long a first trouble, and a change of it, must last before it is shown; and how long its end is shown. */
const patience = { first: 1_000, change: 3_000, back: 4_000 }

/** What to say about the connection. A flickering network is one trouble, announced once (F-116). */
const connectionNews = (trouble$: Observable<Trouble | null>, scheduler?: SchedulerLike): Observable<ConnectionNews> =>
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

/**
 * What the page's reads say about whether the server can be reached. A read with a network error counts only if nothing else was
 * answered since it began: otherwise the error is its own, and its section stays silent (S-290).
 */
const readOutcomes = (client: QueryClient): Observable<'answered' | 'unanswered'> =>
  new Observable((subscriber) => {
    const cache = client.getQueryCache()
    const known = cache.getAll().filter(isCall)
    const answersAtStart = new WeakMap<Query, number>()
    let answers = known.some(({ state }) => state.data !== undefined || isAnswer(state.error)) ? 1 : 0
    const answered = () => {
      answers++
      subscriber.next('answered')
    }
    if (answers === 0 && known.some(({ state }) => isNetworkFailure(state.error))) subscriber.next('unanswered')
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || !isCall(event.query)) return
      const { action, query } = event
      if (action.type === 'fetch') answersAtStart.set(query, answers)
      if (action.type === 'success' && !action.manual) answered()
      // An attempt that will be retried is `failed`, the last one is `error`.
      if ((action.type === 'failed' || action.type === 'error') && isAnswer(action.error)) answered()
      const isAlone = (answersAtStart.get(query) ?? 0) === answers
      if (action.type === 'error' && isNetworkFailure(action.error) && isAlone) subscriber.next('unanswered')
    })
  })

/** The site data may come with the page and so says nothing about the server. */
const isCall = ({ queryKey }: Query) => queryKey[0] !== 'site'

const isNetworkFailure = (error: unknown) => error instanceof CallFailed && error.kind === 'network'

/** Refusals, server errors and unusable bodies are answers too. Timeouts, aborted calls and our own mistakes say nothing. */
const isAnswer = (error: unknown) => error instanceof CallFailed && (error.kind === 'status' || error.kind === 'notJson')

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
