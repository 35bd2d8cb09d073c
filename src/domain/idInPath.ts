import type { Id } from './Id.ts'

const loneSurrogates = /\p{Surrogate}/gu

/** The identifier as one segment of a path. Half a character, which JSON can carry, would make `encodeURIComponent` throw. */
export function idInPath(id: Id): string {
  return encodeURIComponent(String(id).replace(loneSurrogates, '\uFFFD'))
}
