import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from './QueryName.ts'

/** Reads again what an act may have changed. In silence: what cannot be read again stays as it was (F-086). */
export const readAnew = (client: QueryClient, names: readonly QueryName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}
