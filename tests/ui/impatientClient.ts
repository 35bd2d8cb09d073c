import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { createQueryClient } from '../../src/ui/kit/query.ts'

let latest: QueryClient | null = null

/** As in the product, but it tries nothing again. */
export function impatientClient(): QueryClient {
  latest = createQueryClient()
  latest.setDefaultOptions({ queries: { ...latest.getDefaultOptions().queries, retry: false } })
  return latest
}

const quietTurns = 3

/** Who it is, how they stand, what follows from that: each is asked once the one before has answered and been drawn. Until nothing more comes. */
export async function allAnswers(): Promise<void> {
  for (let quiet = 0, before = ''; quiet < quietTurns; ) {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    const now = standOf(latest)
    quiet = now === before ? quiet + 1 : 0
    before = now
  }
}

const standOf = (client: QueryClient | null) =>
  (client?.getQueryCache().getAll() ?? [])
    .map(({ queryHash, state: { fetchStatus, dataUpdateCount, errorUpdateCount } }) =>
      [queryHash, fetchStatus, dataUpdateCount, errorUpdateCount].join(),
    )
    .join(' ')
