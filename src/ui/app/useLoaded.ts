import { useState } from 'react'
import type { Loaded } from './Loaded.ts'

/** As much of an answer of TanStack Query as is needed. */
export interface Asked<T> {
  readonly data: T | undefined
  readonly isPlaceholderData: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly errorUpdateCount: number
  readonly refetch: () => Promise<unknown>
}

/** The last good answer stays when a later call fails; and what was seen to fail has failed until there is one, also while it is asked for once more. */
export const useLoaded = <T>({ data, isPlaceholderData, isError, error, errorUpdateCount, refetch }: Asked<T>): Loaded<T> => {
  const [seen, setSeen] = useState<unknown>(null)
  if (isError && error !== seen) setSeen(error)
  const hasFailed = isError || (seen !== null && errorUpdateCount > 0)
  if (data !== undefined && !(isPlaceholderData && hasFailed)) return { status: 'ready', value: data }
  return hasFailed ? { status: 'failed', error: error ?? seen, retry: async () => refetch() } : { status: 'waiting' }
}
