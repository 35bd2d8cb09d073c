import type { CallFailure } from '../../application/platform/CallFailed.ts'
import type { CallOptions, HttpClient } from './HttpClient.ts'
import { HttpError } from './HttpError.ts'
import { type Deadlines, type CallTimeout, startTimeout } from './startTimeout.ts'
import { readBody, UnusableBody } from './readBody.ts'
import { retryAfterSeconds } from './retryAfterSeconds.ts'

interface HttpClientSetup {
  readonly fetch: (request: Request) => Promise<Response>
  /** `https://api.example.kr`, or empty for the page's own origin. */
  readonly apiOrigin: string
  readonly product: string
  readonly deadlines?: Deadlines
}

const defaultDeadlines: Deadlines = { headers: 8_000, response: 15_000 }

export function createHttpClient({ fetch, apiOrigin, product, deadlines = defaultDeadlines }: HttpClientSetup): HttpClient {
  const call = async (method: string, path: string, options: CallOptions = {}, body?: unknown): Promise<unknown> => {
    const failed = (problem: string, failure: CallFailure) => new HttpError(method, path, problem, failure)
    const timeout = startTimeout(deadlines, options.signal)
    let isDone = false
    try {
      // From a stack of its own: who looks on (developer tools, Lighthouse) notes down what stands on it, for which Chromium parses that once more.
      await Promise.resolve()
      timeout.signal.throwIfAborted()
      const request = new Request(urlOf(path, options), requestInit(method, body, timeout))
      const response = await timeout.race(fetch(request))
      timeout.headersCame()
      if (!response.ok) {
        const { status } = response
        throw failed(`status ${status}`, { kind: 'status', status, retryAfter: retryAfterSeconds(response.headers) })
      }
      const answer = await readBody(response, options.expect ?? 'json', timeout)
      isDone = true
      return answer
    } catch (cause) {
      if (cause instanceof HttpError) throw cause
      if (cause instanceof UnusableBody) throw failed(cause.message, { kind: 'notJson', cause })
      const kind = timeout.endedBy() ?? 'network'
      throw failed(kind, { kind, cause })
    } finally {
      timeout.stop(isDone)
    }
  }

  const urlOf = (path: string, { query = {} }: CallOptions) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    ).toString()
    return `${apiOrigin}/${product}/v1/${path}${search === '' ? '' : `?${search}`}`
  }

  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, options, body),
    put: (path, body, options) => call('PUT', path, options, body),
    delete: (path, options) => call('DELETE', path, { expect: 'nothing', ...options }),
  }
}

function requestInit(method: string, body: unknown, { signal }: CallTimeout): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  // A header that no form can send: a foreign page cannot change anything in the viewer's name.
  if (method !== 'GET') headers.set('X-Requested-With', 'XMLHttpRequest')
  if (body === undefined) return { method, headers, signal, credentials: 'include' }
  headers.set('Content-Type', 'application/json')
  return { method, headers, signal, credentials: 'include', body: JSON.stringify(body) }
}
