/** What was asked for, as far as it has come. What has failed can be asked for again. */
export type LoadState<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; retry(): Promise<unknown> }
  | { readonly status: 'ready'; readonly value: T }
