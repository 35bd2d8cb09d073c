/** The state of a request. A failed one can be retried. */
export type LoadState<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; retry(): Promise<unknown> }
  | { readonly status: 'ready'; readonly value: T }
