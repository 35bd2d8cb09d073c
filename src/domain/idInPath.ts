import { encoded } from './encoded.ts'
import type { Id } from './Id.ts'

/** The identifier as one segment of a path. */
export function idInPath(id: Id): string {
  return encoded(String(id))
}
