import type { SearchParameters } from '../../../src/domain/catalogue/listQuery.ts'

/** Reads the query of an address by `URLSearchParams`. */
export function parametersOf(search: string): SearchParameters {
  return new URLSearchParams(search)
}
