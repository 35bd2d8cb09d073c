import type { Parameters } from '../../../src/domain/course/catalogue.ts'

/** As `URLSearchParams` reads an address's query. */
export function parametersOf(search: string): Parameters {
  return new URLSearchParams(search)
}
