import type { QueryName } from './QueryName.ts'

/** A query: its key and how it is read. */
export interface QueryOptions<T, Name extends QueryName = QueryName> {
  readonly queryKey: readonly [Name, ...(readonly unknown[])]
  queryFn(context: { readonly signal: AbortSignal }): Promise<T>
  readonly enabled?: boolean
}
