import type { SearchParameters } from '../../../src/domain/catalogue/listQuery.ts'

/** As `URLSearchParams` reads an address's query. */
export function parametersOf(search: string): SearchParameters {
  return new URLSearchParams(search)
}
