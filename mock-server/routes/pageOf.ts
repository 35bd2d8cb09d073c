import type { Request } from 'miragejs'
import { askedPage } from './queryOf.ts'
import { badRequest } from './reply.ts'

/** The asked page of a list (the first, when none is asked for), in the envelope that the call answers with. */
export function pageOf<T>(list: readonly T[], size: number, request: Request, envelope: (page: readonly T[]) => object): object {
  const page = askedPage(request)
  return page === null ? badRequest('page는 1부터예요') : envelope(list.slice((page - 1) * size, page * size))
}
