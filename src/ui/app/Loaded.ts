/** What was asked for, as far as it has come. */
export type Loaded<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): Promise<unknown> }
  | { readonly status: 'ready'; readonly value: T }

/** The value where it has come; null where not. */
export function valueOf<T>(loaded: Loaded<T>): T | null {
  return loaded.status === 'ready' ? loaded.value : null
}
