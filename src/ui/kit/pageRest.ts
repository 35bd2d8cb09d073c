import type { QueryClient } from '@tanstack/react-query'
import { debounceTime, filter, map, merge, Observable, startWith, take } from 'rxjs'

const restMs = 2_000

/** Each long task and each file that has come. Browsers that cannot tell one of them leave it out. */
const busyMoments$ = new Observable<void>((subscriber) => {
  if (typeof PerformanceObserver !== 'function') return undefined
  const observer = new PerformanceObserver(() => subscriber.next())
  const known = PerformanceObserver.supportedEntryTypes ?? []
  for (const type of ['longtask', 'resource'].filter((name) => known.includes(name))) observer.observe({ type })
  return () => observer.disconnect()
})

/** Once for two seconds nothing has come, nothing is on its way, and no task was long. */
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
