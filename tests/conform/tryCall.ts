import { fillPath } from '../../src/adapters/http/calls.ts'
import { acceptJson, acceptLines, maxBodyLength } from '../../src/adapters/http/client.ts'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import type { Id } from '../../src/domain/id.ts'
import type { ConformArguments } from './conformArguments.ts'
import { type Answers, fillSample, NoValue } from './fillSample.ts'
import { judge } from './judge.ts'
import type { Verdict } from './Verdict.ts'

/** Makes one call, as the app would, and judges the answer. It ends within the limit, whatever the backend does. */
export async function tryCall(call: ApiCall, asked: ConformArguments, answers: Answers): Promise<Verdict> {
  const { base, product, cookie, limit } = asked
  try {
    const signal = AbortSignal.timeout(limit * 1000)
    const request = requestOf(call, `${base}/${call.prefix ?? product}/v1/`, cookie, answers, signal)
    const response = await fetch(request)
    const answered = { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: await textOf(response) }
    return judge(call, answered, cookie !== null)
  } catch (error) {
    if (error instanceof NoValue) return { kind: 'not-tried', why: error.message }
    if (error instanceof TooLong) return { kind: 'otherwise', problems: [error.message] }
    return { kind: 'no-answer', why: reasonOf(error, limit) }
  }
}

class TooLong extends Error {}

/** No more than the app would read. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  if (body !== null)
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true })
      if (text.length > maxBodyLength) throw new TooLong(`the answer is longer than ${maxBodyLength} characters`)
    }
  return text + decoder.decode()
}

function requestOf(
  { method, path, pathParameters = {}, query = {}, body, response }: ApiCall,
  prefix: string,
  cookie: string | null,
  answers: Answers,
  signal: AbortSignal,
): Request {
  const url = new URL(prefix + fillPath(path, fillSample(pathParameters, answers) as Record<string, Id>))
  for (const [name, sample] of Object.entries(query)) url.searchParams.set(name, String(fillSample(sample, answers)))
  const headers = new Headers({ Accept: response.kind === 'stream' ? acceptLines : acceptJson })
  if (cookie !== null) headers.set('Cookie', cookie)
  if (method !== 'GET') headers.set('X-Requested-With', 'XMLHttpRequest')
  if (body === undefined) return new Request(url, { method, headers, signal })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method, headers, signal, body: JSON.stringify(fillSample(body.example, answers)) })
}

function reasonOf(error: unknown, limit: number): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `not within ${limit} s`
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
