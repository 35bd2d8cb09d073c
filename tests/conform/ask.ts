import { fillPath } from '../../src/adapters/http/calls.ts'
import { acceptJson, acceptLines, maxBodyLength } from '../../src/adapters/http/client.ts'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import type { Id } from '../../src/domain/id.ts'
import type { ConformArguments } from './conformArguments.ts'
import { type Answers, fillSample } from './fillSample.ts'

/** A response, as far as it is judged. */
export interface Answered {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** The ways in which a request differs from that of the app. */
export interface Changes {
  /** Replaces the cookie; null sends none. */
  readonly cookie?: string | null
  readonly hasRequestedWith?: false
  /** The `Idempotency-Key`. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string | number>>
  /** Replaces values of the path. */
  readonly places?: Readonly<Record<string, Id>>
}

/** Thrown if the answer is longer than the app would read. */
export class TooLong extends Error {}

/** Makes a request as the app would, except for the changes. It ends within the limit in any case. */
export async function ask(call: ApiCall, asked: ConformArguments, answers: Answers, changes: Changes = {}): Promise<Answered> {
  const response = await fetch(requestOf(call, asked, answers, changes))
  return { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: await textOf(response) }
}

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
  { method, path, prefix, pathParameters = {}, query = {}, body, response }: ApiCall,
  { base, product, cookie: session, limit }: ConformArguments,
  answers: Answers,
  changes: Changes,
): Request {
  const places = { ...(fillSample(pathParameters, answers) as Record<string, Id>), ...changes.places }
  const url = new URL(`${base}/${prefix ?? product}/v1/${fillPath(path, places)}`)
  for (const [name, sample] of Object.entries({ ...query, ...changes.query }))
    url.searchParams.set(name, String(fillSample(sample, answers)))
  const headers = new Headers({ Accept: response.kind === 'stream' ? acceptLines : acceptJson })
  const cookie = changes.cookie === undefined ? session : changes.cookie
  if (cookie !== null) headers.set('Cookie', cookie)
  // A form on another site sends an `Origin` and no `X-Requested-With`.
  if (changes.hasRequestedWith === false) headers.set('Origin', 'https://elsewhere.example')
  else if (method !== 'GET') headers.set('X-Requested-With', 'XMLHttpRequest')
  if (changes.key !== undefined) headers.set('Idempotency-Key', changes.key)
  const signal = AbortSignal.timeout(limit * 1000)
  if (body === undefined) return new Request(url, { method, headers, signal })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method, headers, signal, body: JSON.stringify(fillSample(body.example, answers)) })
}
