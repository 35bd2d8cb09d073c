import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HomeListName, ListState } from '../../domain/home/HomeContext.ts'
import { hasFailed } from '../app/hasFailed.ts'

export interface CalledList<T> {
  /** Stays the last good answer when a later call fails. */
  readonly value: T | null
  readonly state: ListState
}

interface ListCall<T> {
  readonly name: HomeListName
  /** Whose list it is: it is asked anew when this changes. */
  readonly scope: readonly unknown[]
  readonly wanted: readonly HomeListName[]
  load(signal: AbortSignal): Promise<T>
  /** The same function each time. */
  readonly count: (value: T) => number
}

/** One list of the home page that comes by a call of its own. It counts as failed from its first failing try; a later success brings it back. */
export const useCalledList = <T>({ name, scope, wanted, load, count }: ListCall<T>): CalledList<T> => {
  const query = useQuery({
    queryKey: [name, ...scope],
    queryFn: ({ signal }) => load(signal),
    enabled: wanted.includes(name),
  })
  const { data } = query
  const failed = hasFailed(query)
  return useMemo(
    () => (data === undefined ? { value: null, state: failed ? 'failed' : 'waiting' } : { value: data, state: count(data) }),
    [data, failed, count],
  )
}
