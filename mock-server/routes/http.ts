import { type Request, Response } from 'miragejs'
import { lineType } from '../lineStream.ts'
import type { DemoSchema } from '../models.ts'
import type { World } from '../world/world.ts'
import { isStaff } from '../world/roles.ts'
import { refusalCodes, type RefusalStatus } from '../../src/adapters/http/refusalCodes.ts'
import type { SearchParameters } from '../../src/domain/catalogue/listQuery.ts'

/** Returns the fields of a JSON body; none when there is no such body. */
export function bodyOf({ requestBody }: Request): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(requestBody))
  } catch {
    return {}
  }
}

/** Returns a call's query in the form of an address's search. */
export function parametersOf(request: Request): SearchParameters {
  return { get: (name) => firstOf(request, name), getAll: (name) => valuesOf(request, name) }
}

export function valuesOf({ queryParams }: Request, name: string): readonly string[] {
  const value: unknown = queryParams[name]
  return [value].flat().filter((one) => typeof one === 'string')
}

/** Returns the value of a parameter; null when it is not there. */
export function firstOf(request: Request, name: string): string | null {
  return valuesOf(request, name)[0] ?? null
}

/** Returns the requested page, the first when none is named; null for an invalid number. */
export function askedPage(request: Request): number | null {
  const asked = firstOf(request, 'page') ?? '1'
  return /^[1-9]\d*$/.test(asked) ? Number(asked) : null
}

/** Converts a path of the contract's tables to Mirage's form: `courses/{id}` → `courses/:id`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Answers only signed-in visitors; others get 401. */
export function forUser(schema: DemoSchema, answer: () => object): object {
  return schema.first('user') === null ? signInFirst() : answer()
}

/** Answers only those who teach or run the channel. */
export function forStaff(world: World, schema: DemoSchema, answer: () => object): object {
  return forUser(schema, () => (isStaff(world, schema) ? answer() : forbidden()))
}

/** Returns the requested page of a list, the first when none is named. */
export function pageOf<Page>(
  list: { slice(from: number, to: number): Page },
  size: number,
  request: Request,
  answer: (page: Page) => object,
): object {
  const page = askedPage(request)
  if (page === null) return badRequest('page는 1부터예요')
  return answer(list.slice((page - 1) * size, page * size))
}

/** Returns the body of every refusal: a code, and a sentence for people. */
export function refusalBody(status: RefusalStatus, message: string): { readonly code: string; readonly message: string } {
  return { code: refusalCodes[status], message }
}

const refusing = (status: RefusalStatus, message: string, headers: Readonly<Record<string, string>> = {}): object =>
  new Response(status, headers, refusalBody(status, message))

export const noContent = (): object => new Response(204)
export const badRequest = (message: string): object => refusing(400, message)
export const signInFirst = (): object => refusing(401, '로그인이 필요해요')
export const paymentRequired = (): object => refusing(402, '먼저 결제해 주세요')
export const forbidden = (): object => refusing(403, '들어갈 수 없어요')
export const notFound = (): object => refusing(404, '찾을 수 없어요')
export const conflict = (message: string): object => refusing(409, message)
export const refused = (message: string): object => refusing(422, message)
export const gone = (): object => refusing(410, '이미 끝났어요')
export const tooMany = (seconds: number): object => refusing(429, '오늘은 여기까지예요', { 'retry-after': String(seconds) })
export const tooLarge = (): object => refusing(413, '너무 길어요')
/** Answers with lines of JSON, which are sent one by one. */
export const lineByLine = (events: readonly object[]): object =>
  new Response(200, { 'Content-Type': lineType }, events.map((event) => `${JSON.stringify(event)}\n`).join(''))
export const created = (answer: object): object => new Response(201, {}, answer)
/** Answers that the work has begun, and that its result has to be requested later. */
export const queued = (answer: object): object => new Response(202, {}, answer)
