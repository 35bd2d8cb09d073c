import { idempotencyKeys } from './idempotencyKey.ts'
import { accountHeader, otherAccountCode } from './refusalCodes.ts'
import { CallError, type CallFailure } from '../../application/callError.ts'

/** Sends and receives JSON over HTTP. Answers are `unknown` until a schema has parsed them; every failure is an HttpError. */
export interface HttpClient {
  get(path: string, options?: CallOptions): Promise<unknown>
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  /** Resolves to undefined when the answer is empty. */
  delete(path: string, options?: CallOptions): Promise<unknown>
}

export interface CallOptions {
  /** A list of values repeats its parameter. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  readonly signal?: AbortSignal | undefined
  /**
   * `nothing` accepts an empty answer and resolves to undefined. `optional` is for a write whose status alone proves success: it resolves
   * to the JSON, if any, else undefined. `stream` resolves to the ReadableStream of the body, which the caller must end.
   */
  readonly expect?: Expectation
  /** Set for a call that takes longer than others. */
  readonly deadlines?: Deadlines
  /** The key of a POST that other tabs and later pages may repeat; any other POST gets a new one. */
  readonly idempotencyKey?: string | undefined
}

type Expectation = 'json' | 'nothing' | 'optional' | 'stream'

export class HttpError extends CallError {
  override readonly name = 'HttpError'
  readonly method: string
  readonly path: string

  constructor(method: string, path: string, problem: string, failure: CallFailure) {
    super(`${method} ${path}: ${problem}`, failure)
    this.method = method
    this.path = path
  }
}

export interface Deadlines {
  /** Milliseconds until the answer has to begin. */
  readonly headers: number
  /** Milliseconds until the whole answer has to be there. */
  readonly response: number
}

/** The time limit of one call. A flag tells whether it has passed, because error names differ between fetch implementations (F-022). */
interface CallTimeout {
  readonly signal: AbortSignal
  endedBy(): 'timeout' | 'aborted' | null
  headersReceived(): void
  /** Returns the work's result, or rejects as soon as the call is ended, even if the work ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>
  /** Ends the wait. `isDone`: the whole answer was read, so nothing has to be aborted. */
  stop(isDone: boolean): void
}

function startCallTimeout(deadlines: Deadlines, caller: AbortSignal | undefined): CallTimeout {
  const controller = new AbortController()
  let ended: 'timeout' | 'aborted' | null = null
  const end = (by: 'timeout' | 'aborted', reason?: unknown) => {
    ended ??= by
    controller.abort(reason)
  }
  const onTimeout = () => end('timeout')
  const onAbort = () => end('aborted', caller?.reason)

  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  aborted.catch(() => {}) // Stopping rejects the promise when no caller listens any more.
  const headersTimer = setTimeout(onTimeout, deadlines.headers)
  const responseTimer = setTimeout(onTimeout, deadlines.response)
  caller?.addEventListener('abort', onAbort)
  if (caller?.aborted) onAbort()

  return {
    signal: controller.signal,
    endedBy: () => ended,
    headersReceived: () => clearTimeout(headersTimer),
    race: (work) => Promise.race([aborted, work]),
    stop(isDone) {
      clearTimeout(headersTimer)
      clearTimeout(responseTimer)
      caller?.removeEventListener('abort', onAbort)
      if (!isDone) controller.abort() // Cancels a body that will not be read.
    },
  }
}

/** The maximum length: larger bodies would freeze the page while they are parsed (F-039). Bytes by Content-Length, else characters. */
export const maxBodyLength = 10_000_000

/** Accept header for a JSON answer; refusals are always JSON. */
export const acceptJson = 'application/json'
export const acceptLines = 'application/x-ndjson, text/event-stream;q=0.9, application/json;q=0.1'

export const jsonType = /^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i

/** An answer that is not the JSON that is due: a login page, an empty body, garbage (F-014, F-015, F-023). */
class InvalidBodyError extends Error {}

async function readBody(response: Response, expect: Expectation, timeout: CallTimeout): Promise<unknown> {
  if (expect === 'stream') return response.body
  if (expect === 'optional') return readOptionalBody(response, timeout)
  const isJson = jsonType.test(response.headers.get('Content-Type') ?? '')
  if (!isJson && expect === 'json') throw new InvalidBodyError('not a JSON content type')
  if (Number(response.headers.get('Content-Length')) > maxBodyLength) throw new InvalidBodyError('body too large')
  const text = await timeout.race(response.text())
  // Any text is accepted, except an HTML page, which is a login page (F-014).
  if (expect === 'nothing' && !isHtml(text)) return undefined
  if (!isJson) throw new InvalidBodyError('not a JSON content type')
  if (text.length > maxBodyLength) throw new InvalidBodyError('body too large')
  return parseJson(text)
}

/** Reads the body; undefined when it is unreadable or did not arrive, since the status already tells the success. */
async function readOptionalBody(response: Response, timeout: CallTimeout): Promise<unknown> {
  const text = await timeout.race(response.text()).catch(() => '')
  if (isHtml(text)) throw new InvalidBodyError('an HTML page')
  try {
    return text.length > maxBodyLength ? undefined : parseJson(text)
  } catch {
    return undefined
  }
}

function isHtml(text: string): boolean {
  return /^\s*</.test(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidBodyError('invalid JSON', { cause })
  }
}

/** The maximum delay in seconds: no page stays open longer, and a browser's timers cannot wait longer. */
const maxRetrySeconds = 86_400

/**
 * Parses `Retry-After` (seconds or a date) as whole seconds from now, at most a day (F-005). Null for anything that is not in the future.
 */
function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const seconds = Math.ceil(Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value))
  return seconds > 0 ? Math.min(seconds, maxRetrySeconds) : null
}

interface HttpClientSetup {
  readonly fetch: (request: Request) => Promise<Response>
  /** Called before each call; the call's deadlines begin after it. */
  readonly start?: () => Promise<unknown>
  /** `https://api.example.kr`, or empty for the page's origin. */
  readonly apiOrigin: string
  readonly product: string
  readonly deadlines?: Deadlines
  /** The account that the page shows; null while it is not known. */
  readonly account?: () => string | null
  /** Called when a write was refused because another account than the page's is signed in. */
  readonly onOtherAccount?: () => void
}

export const defaultDeadlines: Deadlines = { headers: 8_000, response: 15_000 }
/** Deadlines of a call whose answer has to wait for programs to run, or for a class's submissions to be read. */
export const longDeadlines: Deadlines = { headers: 25_000, response: 40_000 }

export function createHttpClient({
  fetch,
  start,
  apiOrigin,
  product,
  deadlines = defaultDeadlines,
  account = () => null,
  onOtherAccount,
}: HttpClientSetup): HttpClient {
  const keys = idempotencyKeys()
  const call = async (method: string, path: string, options: CallOptions = {}, body?: unknown): Promise<unknown> => {
    const failed = (problem: string, failure: CallFailure) => new HttpError(method, path, problem, failure)
    // A failed start makes the call fail, too.
    await start?.().catch(() => {})
    const timeout = startCallTimeout(options.deadlines ?? deadlines, options.signal)
    let isDone = false
    try {
      timeout.signal.throwIfAborted()
      const request = new Request(urlOf(path, options), requestInit(method, body, options, timeout, account()))
      const response = await timeout.race(fetch(request))
      timeout.headersReceived()
      if (!response.ok) {
        const status = await statusFor(response, timeout, onOtherAccount)
        throw failed(`status ${status}`, { kind: 'status', status, retryAfter: retryAfterSeconds(response.headers) })
      }
      const answer = await readBody(response, options.expect ?? 'json', timeout)
      isDone = true
      return answer
    } catch (cause) {
      if (cause instanceof HttpError) throw cause
      if (cause instanceof InvalidBodyError) throw failed(cause.message, { kind: 'notJson', cause })
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
    post: (path, body, options) =>
      options?.idempotencyKey === undefined
        ? keys.send(path, body, (idempotencyKey) => call('POST', path, { ...options, idempotencyKey }, body))
        : call('POST', path, options, body),
    put: (path, body, options) => call('PUT', path, options, body).finally(() => keys.forget(path)),
    delete: (path, options) => call('DELETE', path, { expect: 'nothing', ...options }).finally(() => keys.forget()),
  }
}

/** Returns the status, and 401 when another account than the page's is signed in, so that use cases treat it as signed out. */
async function statusFor(response: Response, timeout: CallTimeout, onOtherAccount?: () => void): Promise<number> {
  if (response.status !== 409) return response.status
  const refusal: unknown = await timeout.race(response.json()).catch(() => null)
  if (Object(refusal).code !== otherAccountCode) return 409
  onOtherAccount?.()
  return 401
}

function requestInit(
  method: string,
  body: unknown,
  { expect, idempotencyKey }: CallOptions,
  { signal }: CallTimeout,
  account: string | null,
): RequestInit {
  const headers = new Headers({ Accept: expect === 'stream' ? acceptLines : acceptJson })
  // A header that no form can send: a foreign page cannot change anything in the viewer's name.
  if (method !== 'GET') headers.set('X-Requested-With', 'XMLHttpRequest')
  if (method !== 'GET' && account !== null) headers.set(accountHeader, account)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (body === undefined) return { method, headers, signal, credentials: 'include' }
  headers.set('Content-Type', 'application/json')
  return { method, headers, signal, credentials: 'include', body: JSON.stringify(body) }
}
