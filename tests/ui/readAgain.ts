import { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'

/** Records the names of the queries that are invalidated from now on. */
export function readAgain() {
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  onTestFinished(() => invalidated.mockRestore())
  return () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
}
