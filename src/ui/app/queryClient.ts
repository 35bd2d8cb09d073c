import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../application/platform/CallFailed.ts'

const freshFor = 60_000
const furtherTries = 2

/** Server state. Reads are tried again when a later try may fare better; writes never are. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => askAnewWhoItIs(client, error, queryKey[0]) }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        networkMode: 'always',
        retry: (failures, error) => failures < furtherTries && mayFareBetter(error),
        retryDelay,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

const mayFareBetter = (error: unknown) =>
  error instanceof CallFailed &&
  (error.kind === 'network' || (error.kind === 'status' && (error.status === 429 || (error.status ?? 0) >= 500)))

/** A server that names a time is left alone for that long (F-005). */
const retryDelay = (failures: number, error: unknown) =>
  1000 * (error instanceof CallFailed && error.retryAfter !== null ? error.retryAfter : 2 ** failures)

/** A refused list may mean that the session ended: the viewer is read once more, however many lists were refused (F-002). */
const askAnewWhoItIs = (client: QueryClient, error: unknown, key: unknown) => {
  if (key === 'viewer' || !(error instanceof CallFailed) || error.status !== 401) return
  const state = client.getQueryState(['viewer'])
  if (state && state.dataUpdateCount < 2) void client.refetchQueries({ queryKey: ['viewer'] }, { cancelRefetch: false })
}
