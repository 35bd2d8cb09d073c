import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from './QueryName.ts'

/** Reads again what an action may have changed. Silent when that fails: the old data stays (F-086). */
export const readAnew = (client: QueryClient, names: readonly QueryName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}
