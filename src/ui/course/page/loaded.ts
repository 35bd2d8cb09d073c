/** What was asked for, as far as it has come. */
export type Loaded<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly value: T }

/** As much of an answer of TanStack Query as is needed. */
interface Query<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly error: unknown
  refetch(): unknown
}

/** The last good answer stays when a later call fails. */
export function loadedOf<T>(query: Query<T>): Loaded<T> {
  if (query.data !== undefined) return { status: 'ready', value: query.data }
  return query.isError ? { status: 'failed', error: query.error, retry: () => void query.refetch() } : { status: 'waiting' }
}

/** The value where it has come; null where not. */
export function valueOf<T>(loaded: Loaded<T>): T | null {
  return loaded.status === 'ready' ? loaded.value : null
}
