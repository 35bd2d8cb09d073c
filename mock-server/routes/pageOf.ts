import { type Request, Response } from 'miragejs'

/** The asked page of a list (the first, when none is asked for), in the envelope that the call answers with. */
export function pageOf<T>(list: readonly T[], size: number, request: Request, envelope: (page: readonly T[]) => object): object {
  const asked = request.queryParams['page'] ?? '1'
  const page = typeof asked === 'string' && /^[1-9]\d*$/.test(asked) ? Number(asked) : null
  if (page === null) return new Response(400, {}, { message: 'page는 1부터예요' })
  return envelope(list.slice((page - 1) * size, page * size))
}
