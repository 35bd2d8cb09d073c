import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../application/platform/CallFailed.ts'
import { putOff, retryAfterOf } from './putOff.ts'

const freshFor = 60_000
const furtherTries = 2
/** Refusals that come together are one doubt; a later one may be the session's end. */
const doubtedFor = 10_000

/** Server state. Reads are retried if a retry may succeed; writes never are. */
export const createQueryClient = (): QueryClient => {
  let doubtedAt = Number.NEGATIVE_INFINITY
  /** A 401 may mean that the session has ended: the viewer is read again, once for however many calls were refused together (F-002). */
  const doubtWhoItIs = (error: unknown, key?: unknown) => {
    const now = Date.now()
    if (key === 'viewer' || !(error instanceof CallFailed) || error.status !== 401 || now - doubtedAt < doubtedFor) return
    doubtedAt = now
    void client.refetchQueries({ queryKey: ['viewer'] }, { cancelRefetch: false })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => doubtWhoItIs(error, queryKey[0]) }),
    mutationCache: new MutationCache({ onError: (error) => doubtWhoItIs(error) }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        networkMode: 'always',
        retry: (failures, error) => failures < furtherTries && !putOff(error) && mayFareBetter(error),
        retryDelay,
        refetchInterval: ({ state }) => putOff(state.error),
        // Who comes back to a tab is asked for in any case: the session may have ended in another.
        refetchOnWindowFocus: ({ queryKey, state }) =>
          Date.now() >= state.errorUpdatedAt + putOff(state.error) && (queryKey[0] !== 'viewer' || 'always'),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

const mayFareBetter = (error: unknown) =>
  error instanceof CallFailed && (error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500)

/** Respects a short Retry-After of the server's (F-005). */
const retryDelay = (failures: number, error: unknown) => 1000 * (retryAfterOf(error) ?? 2 ** failures)
