import { useDeferredValue, useState } from 'react'

/** Data that is being read, in one of three states. */
export type Loadable<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): Promise<unknown> }
  | { readonly status: 'ready'; readonly value: T }

/** Returns the value if it is loaded, else null. */
export function loadedValue<T>(loaded: Loadable<T>): T | null {
  return loaded.status === 'ready' ? loaded.value : null
}

/** A page of a list. `isPreviousData` is true while the previous page is shown and the requested one is loading. */
export type LoadablePage<T> =
  | Exclude<Loadable<T>, { readonly status: 'ready' }>
  | { readonly status: 'ready'; readonly value: T; readonly isPreviousData: boolean }

/** The part of a TanStack Query result that is needed. */
interface QueryState<T> {
  readonly data: T | undefined
  readonly isPlaceholderData: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly errorUpdateCount: number
  readonly refetch: () => Promise<unknown>
}

/** Keeps the last good answer when a later call fails. A query that has failed stays `failed` until it succeeds, also during retries. */
export const useLoadable = <T>({ data, isPlaceholderData, isError, error, errorUpdateCount, refetch }: QueryState<T>): Loadable<T> => {
  const [seen, setSeen] = useState<unknown>(null)
  if (isError && error !== seen) setSeen(error)
  const hasFailed = isError || (seen !== null && errorUpdateCount > 0)
  if (data !== undefined && !(isPlaceholderData && hasFailed)) return { status: 'ready', value: data }
  return hasFailed ? { status: 'failed', error: error ?? seen, retry: async () => refetch() } : { status: 'waiting' }
}

/** Use this for a query that shows its previous answer as a placeholder until the new one has arrived. */
export const useLoadablePage = <T>(query: QueryState<T>): LoadablePage<T> => {
  const loaded = useLoadable(query)
  return loaded.status === 'ready' ? { ...loaded, isPreviousData: query.isPlaceholderData } : loaded
}

/**
 * Stays `waiting` for the render in which the first answer arrives: React then draws it in the background, in slices, where drawing all of
 * it at once would block a slow phone. What is already cached is drawn at once.
 */
export const useDrawnInSlices = <Loaded extends { readonly status: string }>(loaded: Loaded): Loaded | { readonly status: 'waiting' } => {
  const drawn = useDeferredValue(loaded.status)
  return loaded.status === 'ready' && drawn === 'waiting' ? { status: 'waiting' } : loaded
}
