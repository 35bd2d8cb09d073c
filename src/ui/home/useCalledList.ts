import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HomeListName, ListState } from '../../domain/home/HomeContext.ts'
import type { QueryOptions } from '../app/QueryOptions.ts'
import { hasFailed } from '../app/hasFailed.ts'
import type { QueryName } from '../app/QueryName.ts'

interface CalledList<T> {
  /** When a later call fails, the last good answer stays. */
  readonly value: T | null
  readonly state: ListState
}

interface ListCall<T> {
  readonly query: QueryOptions<T, HomeListName & QueryName>
  readonly wanted: readonly HomeListName[]
  /** The same function each time. */
  readonly count: (value: T) => number
}

/** A list of the home page with a call of its own. It counts as failed from its first failed attempt; a later success brings it back. */
export const useCalledList = <T>({ query: asking, wanted, count }: ListCall<T>): CalledList<T> => {
  const query = useQuery({ ...asking, enabled: wanted.includes(asking.queryKey[0]) })
  const { data } = query
  const failed = hasFailed(query)
  return useMemo(
    () => (data === undefined ? { value: null, state: failed ? 'failed' : 'waiting' } : { value: data, state: count(data) }),
    [data, failed, count],
  )
}
