import { useState } from 'react'
import type { Loaded } from './Loaded.ts'

/** The part of a TanStack Query result that is needed. */
export interface Asked<T> {
  readonly data: T | undefined
  readonly isPlaceholderData: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly errorUpdateCount: number
  readonly refetch: () => Promise<unknown>
}

/** The last good answer stays when a later call fails; and once a query has failed it stays `failed` until it succeeds, also while it is retried. */
export const useLoaded = <T>({ data, isPlaceholderData, isError, error, errorUpdateCount, refetch }: Asked<T>): Loaded<T> => {
  const [seen, setSeen] = useState<unknown>(null)
  if (isError && error !== seen) setSeen(error)
  const hasFailed = isError || (seen !== null && errorUpdateCount > 0)
  if (data !== undefined && !(isPlaceholderData && hasFailed)) return { status: 'ready', value: data }
  return hasFailed ? { status: 'failed', error: error ?? seen, retry: async () => refetch() } : { status: 'waiting' }
}
