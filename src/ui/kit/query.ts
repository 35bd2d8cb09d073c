import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '../../application/callError.ts'
import type { Site } from '../../domain/site/site.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'

/** Seconds after which the server wants to be asked again; null if it named none. */
const retryAfterSeconds = (error: unknown): number | null => (error instanceof CallError ? error.retryAfter : null)

/**
 * Milliseconds until a busy server may be asked again, if that is too long for a retry: the query fails now and is read again by itself
 * after that time (F-005). 0: a normal retry.
 */
const retryAfterMs = (error: unknown): number => {
  const seconds = retryAfterSeconds(error) ?? 0
  return seconds > 5 ? seconds * 1000 : 0
}

const staleTimeMs = 60_000
const maxRetries = 2
/** Refusals that come together are one doubt; a later one may be the session's end. */
const recheckIntervalMs = 10_000

/** Server state. Reads are retried if a retry may succeed; writes never are. */
export const createQueryClient = (): QueryClient => {
  let recheckedAt = Number.NEGATIVE_INFINITY
  /** A 401 may mean that the session has ended: the viewer is read again, once for however many calls were refused together (F-002). */
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
        // The viewer is read on every focus: the session may have ended in another tab.
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

/** Respects a short Retry-After of the server's (F-005). */
const retryDelay = (failures: number, error: unknown) => 1000 * (retryAfterSeconds(error) ?? 2 ** failures)

/** The names of all queries. Each is declared beside its query, by adding to this interface. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface QueryNames {}

/** The first part of a query's key. Queries are read again by it alone, so a name that no query has must not compile. */
export type QueryName = keyof QueryNames

export type QueryKey<Name extends QueryName = QueryName> = readonly [Name, ...(readonly unknown[])]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKey
  }
}

/** An id that was a number in one place and a text of the address in another is one. */
const keyPart = (part: unknown) => (typeof part === 'number' ? String(part) : part)

/** Of what is the same on every site and for everybody. */
export const keyForAll = <Name extends QueryName>(name: Name, ...of: readonly unknown[]): QueryKey<Name> => [name, ...of.map(keyPart)]

/** Of what is the same for everybody on a site. */
export const keyForSite = <Name extends QueryName>(
  name: Name,
  { channelDomain }: Pick<Site, 'channelDomain'>,
  ...of: readonly unknown[]
): QueryKey<Name> => keyForAll(name, channelDomain, ...of)

/** Of what is the viewer's, if only by a mark in a list that all see. */
export const keyForViewer = <Name extends QueryName>(
  name: Name,
  site: Pick<Site, 'channelDomain'>,
  viewer: Viewer | null,
  ...of: readonly unknown[]
): QueryKey<Name> => keyForSite(name, site, viewerKey(viewer), ...of)

/** All queries of a name, to read them again or to change what was read. */
export const queriesNamed = (name: QueryName) => ({ queryKey: keyForAll(name) })

/** A query: its key and how it is read. */
export interface QueryOptions<T, Name extends QueryName = QueryName> {
  readonly queryKey: QueryKey<Name>
  queryFn(context: { readonly signal: AbortSignal; readonly client: QueryClient }): Promise<T>
  readonly enabled?: boolean
  /** What is known without asking. */
  initialData?(): T | undefined
}

/** What is the viewer's on a site, to be asked for by several pages under one key. */
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

/** For a query without data: true from its first failed attempt, also while it is retried. */
export const hasFailed = ({ errorUpdateCount, failureCount }: QueryFailures): boolean => errorUpdateCount + failureCount > 0
