import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { refusalCodes } from '../src/adapters/http/refusalCodes.ts'

/** Matches only pages of this machine, so that no website can use a running mock. */
const ownMachine = /^https?:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export function corsHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined || !ownMachine.test(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'Accept, Content-Type, X-Requested-With, X-Account, Idempotency-Key',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  }
}

type Fetch = (request: Request) => Promise<Response>

/** Serves a backend function over a real HTTP server. Pages of this machine may call it with credentials. */
export function hostOverHttp(fetch: Fetch, isUnguarded = false): Server {
  return createServer((request, response) => void answer(fetch, isUnguarded, request, response))
}

/** Answers a request; closes the socket when the backend rejects. */
async function answer(fetch: Fetch, isUnguarded: boolean, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cors = corsHeaders(request.headers.origin)
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
  if (!isUnguarded && isForgeable(request))
    return void response.writeHead(403, { ...cors, 'Content-Type': 'application/json' }).end(forgeable)
  try {
    const answered = await fetch(await requestFrom(request, untilGone(response)))
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...cors })
    // The body is sent in pieces as it comes, since some answers come line by line.
    if (answered.body !== null) for await (const piece of answered.body) response.write(piece)
    response.end()
  } catch {
    response.destroy()
  }
}

/** Tells a write that a form on another site can send: a browser names its origin, and no form sends the header. */
function isForgeable({ method = 'GET', url = '', headers }: IncomingMessage): boolean {
  return (
    /^\/\w+\/v1\//.test(url) && !/^(GET|HEAD)$/.test(method) && headers['x-requested-with'] === undefined && headers.origin !== undefined
  )
}

const forgeable = JSON.stringify({ code: refusalCodes[403], message: 'X-Requested-With가 없어요' })

/** Returns a signal that aborts when the client has closed the connection. */
function untilGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

async function requestFrom(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers: received } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    if (typeof value === 'string' && !ofThisConnection.test(name)) headers.set(name, value)
  const body = method === 'GET' || method === 'HEAD' ? null : await text(request)
  return new Request(new URL(url, `http://${received.host ?? 'localhost'}`), { method, headers, body, signal })
}

const ofThisConnection = /^(connection|host|content-length|transfer-encoding|keep-alive|upgrade|expect)$/
