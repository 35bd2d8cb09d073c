import type { QueryName } from './QueryName.ts'

/** A read and the name under which it is kept. */
export interface Asking<T, Name extends QueryName = QueryName> {
  readonly queryKey: readonly [Name, ...(readonly unknown[])]
  queryFn(context: { readonly signal: AbortSignal }): Promise<T>
  readonly enabled?: boolean
}
