import { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'

/** The names of what is read again from now on. */
export function readAgain() {
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  onTestFinished(() => invalidated.mockRestore())
  return () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
}
