import { fillPath } from '../../src/adapters/http/calls.ts'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import type { Id } from '../../src/domain/id.ts'
import type { ConformArguments } from './conformArguments.ts'
import { type Answers, fillSample, NoValue } from './fillSample.ts'
import { judge } from './judge.ts'
import type { Verdict } from './Verdict.ts'

const patience = 8_000

/** Makes one call, as the app would, and judges the answer. */
export async function tryCall(call: ApiCall, { base, product, cookie }: ConformArguments, answers: Answers): Promise<Verdict> {
  try {
    const request = requestOf(call, `${base}/${call.prefix ?? product}/v1/`, cookie, answers)
    const response = await fetch(request)
    const answered = { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: await response.text() }
    return judge(call, answered, cookie !== null)
  } catch (error) {
    if (error instanceof NoValue) return { kind: 'not-tried', why: error.message }
    return { kind: 'otherwise', problems: [`no answer: ${reasonOf(error)}`] }
  }
}

function requestOf(
  { method, path, pathParameters = {}, query = {}, body }: ApiCall,
  prefix: string,
  cookie: string | null,
  answers: Answers,
): Request {
  const url = new URL(prefix + fillPath(path, fillSample(pathParameters, answers) as Record<string, Id>))
  for (const [name, sample] of Object.entries(query)) url.searchParams.set(name, String(fillSample(sample, answers)))
  const headers = new Headers({ Accept: 'application/json' })
  if (cookie !== null) headers.set('Cookie', cookie)
  if (method !== 'GET') headers.set('X-Requested-With', 'XMLHttpRequest')
  const signal = AbortSignal.timeout(patience)
  if (body === undefined) return new Request(url, { method, headers, signal })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method, headers, signal, body: JSON.stringify(fillSample(body.example, answers)) })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `not within ${patience / 1000} s`
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
