import type { QueryClient } from '@tanstack/react-query'
import { debounceTime, filter, map, merge, Observable, startWith, take } from 'rxjs'

const restMs = 2_000

/** Emits at each long task and each loaded file. Browsers that do not report one of them leave it out. */
const busyMoments$ = new Observable<void>((subscriber) => {
  if (typeof PerformanceObserver !== 'function') return undefined
  const observer = new PerformanceObserver(() => subscriber.next())
  const known = PerformanceObserver.supportedEntryTypes ?? []
  for (const type of ['longtask', 'resource'].filter((name) => known.includes(name))) observer.observe({ type })
  return () => observer.disconnect()
})

/** Emits once after two seconds in which nothing was loaded, no query was running and no task was long. */
export const pageRest$ = (client: QueryClient): Observable<void> => {
  const calls$ = new Observable<void>((subscriber) => client.getQueryCache().subscribe(() => subscriber.next()))
  return merge(busyMoments$, calls$).pipe(
    startWith(undefined),
    debounceTime(restMs),
    filter(() => client.isFetching() === 0),
    map(() => undefined),
    take(1),
  )
}
