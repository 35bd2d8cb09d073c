import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '../../application/callError.ts'
import type { Site } from '../../domain/site/site.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'

/** Returns the seconds after which the server allows another request, or null if it named none. */
const retryAfterSeconds = (error: unknown): number | null => (error instanceof CallError ? error.retryAfter : null)

/**
 * Returns the milliseconds until a busy server may be asked again, if that is too long for a retry: the query fails now and is refetched by
 * itself after that time (F-005). 0 means a normal retry.
 */
const retryAfterMs = (error: unknown): number => {
  const seconds = retryAfterSeconds(error) ?? 0
  return seconds > 5 ? seconds * 1000 : 0
}

const staleTimeMs = 60_000
const maxRetries = 2
/** Refusals within this time cause one check of the session; a later refusal may be a new session end. */
const recheckIntervalMs = 10_000

/** Creates the cache of server state. Reads are retried if a retry may succeed; writes never are. */
export const createQueryClient = (): QueryClient => {
  let recheckedAt = Number.NEGATIVE_INFINITY
  /** Refetches the viewer after a 401, which may mean the end of the session; once for all calls refused together (F-002). */
  const recheckViewer = (error: unknown, key?: unknown) => {
    const now = Date.now()
    if (key === 'viewer' || !(error instanceof CallError) || error.status !== 401 || now - recheckedAt < recheckIntervalMs) return
    recheckedAt = now
    void client.refetchQueries(queriesNamed('viewer'), { cancelRefetch: false })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => recheckViewer(error, queryKey[0]) }),
    mutationCache: new MutationCache({ onError: (error) => recheckViewer(error) }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        networkMode: 'always',
        retry: (failures, error) => failures < maxRetries && !retryAfterMs(error) && isRetryable(error),
        retryDelay,
        refetchInterval: ({ state }) => retryAfterMs(state.error),
        // The viewer is refetched on every focus: the session may have ended in another tab.
        refetchOnWindowFocus: ({ queryKey, state }) =>
          Date.now() >= state.errorUpdatedAt + retryAfterMs(state.error) && (queryKey[0] !== 'viewer' || 'always'),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

const isRetryable = (error: unknown) =>
  error instanceof CallError && (error.kind === 'network' || error.status === 429 || (error.status ?? 0) >= 500)

/** Respects a short Retry-After header of the server (F-005). */
const retryDelay = (failures: number, error: unknown) => 1000 * (retryAfterSeconds(error) ?? 2 ** failures)

/** The names of all queries. Each module declares its own names by adding to this interface. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface QueryNames {}

/** The first part of a query key. Queries are invalidated by it alone, so a name that no query has must not compile. */
export type QueryName = keyof QueryNames

export type QueryKey<Name extends QueryName = QueryName> = readonly [Name, ...(readonly unknown[])]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKey
  }
}

/** Turns numbers into strings: the same id is a number in one place and a string from the address in another. */
const keyPart = (part: unknown) => (typeof part === 'number' ? String(part) : part)

/** Builds the key of data that is the same on every site and for everybody. */
export const keyForAll = <Name extends QueryName>(name: Name, ...of: readonly unknown[]): QueryKey<Name> => [name, ...of.map(keyPart)]

/** Builds the key of data that is the same for everybody on a site. */
export const keyForSite = <Name extends QueryName>(
  name: Name,
  { channelDomain }: Pick<Site, 'channelDomain'>,
  ...of: readonly unknown[]
): QueryKey<Name> => keyForAll(name, channelDomain, ...of)

/** Builds the key of data that depends on the viewer, if only by a mark in a list that all see. */
export const keyForViewer = <Name extends QueryName>(
  name: Name,
  site: Pick<Site, 'channelDomain'>,
  viewer: Viewer | null,
  ...of: readonly unknown[]
): QueryKey<Name> => keyForSite(name, site, viewerKey(viewer), ...of)

/** Returns a filter for all queries of a name, to invalidate them or to change their data. */
export const queriesNamed = (name: QueryName) => ({ queryKey: keyForAll(name) })

/** A query: its key and how it is read. */
export interface QueryOptions<T, Name extends QueryName = QueryName> {
  readonly queryKey: QueryKey<Name>
  queryFn(context: { readonly signal: AbortSignal; readonly client: QueryClient }): Promise<T>
  readonly enabled?: boolean
  /** Returns the data that is known without a request. */
  initialData?(): T | undefined
}

/** Describes a query for viewer data on a site, so that several pages read it under one key. */
export const queryForViewer = <T, Name extends QueryName>(
  name: Name,
  site: Pick<Site, 'channelDomain'>,
  viewer: Viewer | null,
  read: (signal: AbortSignal) => Promise<T>,
): QueryOptions<T, Name> => ({ queryKey: keyForViewer(name, site, viewer), queryFn: ({ signal }) => read(signal) })

interface QueryFailures {
  readonly errorUpdateCount: number
  readonly failureCount: number
}

/** Tells whether a query without data has failed: true from its first failed attempt, also during retries. */
export const hasFailed = ({ errorUpdateCount, failureCount }: QueryFailures): boolean => errorUpdateCount + failureCount > 0
