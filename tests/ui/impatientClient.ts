import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { createQueryClient } from '../../src/ui/kit/query.ts'

let latest: QueryClient | null = null

/** Makes the product's query client without retries. */
export function impatientClient(): QueryClient {
  latest = createQueryClient()
  latest.setDefaultOptions({ queries: { ...latest.getDefaultOptions().queries, retry: false } })
  return latest
}

const quietTurns = 3

/** Waits until no query changes any more. Queries depend on each other, so each starts only after the previous answer was rendered. */
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
