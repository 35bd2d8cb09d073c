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
import { CallError } from '../../application/callError.ts'
import type { Connection } from '../../application/platform.ts'
import {
  backoffSeconds,
  type ConnectionEvent,
  connectionReducer,
  type ConnectionState,
  initialConnectionState,
  type Outage,
} from '../../domain/connection.ts'

type ConnectionNotice = Outage | 'back' | null

/** The delays in ms before an outage or a change of it is shown, and the time for which its end is shown. */
const noticeDelaysMs = { first: 1_000, change: 3_000, back: 4_000 }

/** The notices to show. A flickering network is one outage, announced once (F-116). */
const connectionNotices = (trouble$: Observable<Outage | null>, scheduler?: SchedulerLike): Observable<ConnectionNotice> =>
  defer(() => {
    let notified: Outage | null = null
    return trouble$.pipe(
      distinctUntilChanged(),
      switchMap((trouble) => timer(notified === null ? noticeDelaysMs.first : noticeDelaysMs.change, scheduler).pipe(map(() => trouble))),
      distinctUntilChanged((_former, trouble) => trouble === notified),
      tap((trouble) => {
        notified = trouble
      }),
      switchMap((trouble, index) =>
        trouble === null && index > 0
          ? concat(of('back' as const), timer(noticeDelaysMs.back, scheduler).pipe(map(() => null)))
          : of(trouble),
      ),
    )
  })

/**
 * Emits whether the page's queries reach the server. A network error counts only if no other query was answered since that one began;
 * otherwise only its section fails, which shows nothing (S-290).
 */
const queryOutcomes = (client: QueryClient): Observable<'answered' | 'unanswered'> =>
  new Observable((subscriber) => {
    const cache = client.getQueryCache()
    const known = cache.getAll().filter(isServerQuery)
    const answersAtStart = new WeakMap<Query, number>()
    let answers = known.some(({ state }) => state.data !== undefined || isAnswer(state.error)) ? 1 : 0
    const answered = () => {
      answers++
      subscriber.next('answered')
    }
    if (answers === 0 && known.some(({ state }) => isNetworkFailure(state.error))) subscriber.next('unanswered')
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || !isServerQuery(event.query)) return
      const { action, query } = event
      if (action.type === 'fetch') answersAtStart.set(query, answers)
      if (action.type === 'success' && !action.manual) answered()
      // An attempt that will be retried is `failed`, the last one is `error`.
      if ((action.type === 'failed' || action.type === 'error') && isAnswer(action.error)) answered()
      const isAlone = (answersAtStart.get(query) ?? 0) === answers
      if (action.type === 'error' && isNetworkFailure(action.error) && isAlone) subscriber.next('unanswered')
    })
  })

/** The site data may come with the page, so it does not prove that the server answers. */
const isServerQuery = ({ queryKey }: Query) => queryKey[0] !== 'site'

const isNetworkFailure = (error: unknown) => error instanceof CallError && error.kind === 'network'

/** Refusals, server errors and unusable bodies are answers, too. Timeouts, aborted calls and unaddressable calls are none. */
const isAnswer = (error: unknown) => error instanceof CallError && (error.kind === 'status' || error.kind === 'notJson')

export interface ConnectionView {
  readonly notice: ConnectionNotice
  /** The seconds until the next retry; null if none is planned. */
  readonly secondsLeft: number | null
  readonly isRetrying: boolean
}

export const idleView: ConnectionView = { notice: null, secondsLeft: null, isRetrying: false }

interface ConnectionMonitor {
  readonly view$: Observable<ConnectionView>
  tryNow(): void
}

/** Follows the connection and retries with growing pauses. */
export const monitorConnection = (connection: Connection, client: QueryClient): ConnectionMonitor => {
  const state$ = new BehaviorSubject<ConnectionState>(initialConnectionState)
  const dispatch = (event: ConnectionEvent) => state$.next(connectionReducer(state$.value, event))
  const outage$ = state$.pipe(
    map(({ outage }) => outage),
    distinctUntilChanged(),
  )
  const secondsLeft$ = state$.pipe(
    distinctUntilChanged((one, other) => one.phase === other.phase && one.waitCount === other.waitCount),
    switchMap(({ phase, waitCount }) => {
      if (phase === 'wait') return countdown(backoffSeconds(waitCount)).pipe(tap({ complete: () => dispatch('waited') }))
      return merge(
        of(null),
        phase === 'try'
          ? from(refetchActive(client)).pipe(
              tap(() => dispatch('tried')),
              ignoreElements(),
            )
          : EMPTY,
      )
    }),
  )
  const recovery$ = outage$.pipe(
    switchMap((trouble) => (trouble === null ? timer(noticeDelaysMs.change) : EMPTY)),
    tap(() => dispatch('settled')),
  )
  const events$ = merge(networkEvents(connection), visibilityEvents(), queryOutcomes(client)).pipe(tap(dispatch))
  const view$ = combineLatest({
    notice: connectionNotices(outage$).pipe(startWith(null)),
    secondsLeft: secondsLeft$,
    isRetrying: state$.pipe(
      map(({ phase }) => phase === 'try'),
      distinctUntilChanged(),
    ),
  }).pipe(startWith(idleView), distinctUntilChanged(isSame))
  return {
    view$: merge(view$, merge(events$, recovery$).pipe(ignoreElements())),
    tryNow: () => dispatch('tryNow'),
  }
}

const isSame = (one: ConnectionView, other: ConnectionView) =>
  one.notice === other.notice && one.secondsLeft === other.secondsLeft && one.isRetrying === other.isRetrying

const countdown = (seconds: number) =>
  interval(1_000).pipe(
    map((ticks) => seconds - 1 - ticks),
    startWith(seconds),
    takeWhile((left) => left > 0),
  )

/** Refetches all queries of the page that failed or are stale, and in any case the one that every page makes. */
const refetchActive = (client: QueryClient) =>
  client.refetchQueries(
    { type: 'active', predicate: (query) => query.isStale() || query.queryKey[0] === 'viewer' },
    { cancelRefetch: false },
  )

/** The time in ms that a network must be back before a retry is brought forward. */
const stableAfterMs = 2_200

const networkEvents = (connection: Connection): Observable<ConnectionEvent> =>
  new Observable<boolean>((subscriber) => {
    const tell = () => subscriber.next(connection.isOnline())
    if (!connection.isOnline()) tell()
    return connection.subscribe(tell)
  }).pipe(
    switchMap((isOnline): Observable<ConnectionEvent> => {
      if (!isOnline) return of('wentOffline')
      return concat(of('cameOnline' as const), timer(stableAfterMs).pipe(map(() => 'steady' as const)))
    }),
  )

const visibilityEvents = () =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map((): ConnectionEvent => (document.visibilityState === 'hidden' ? 'hidden' : 'seen')),
  )
