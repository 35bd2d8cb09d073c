import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { parseObject, ShapeError, someId } from '../../../src/adapters/http/parsing.ts'
import { closed, listening, noHurry } from '../listening.ts'

const json = { 'Content-Type': 'application/json' }
const answers: Record<string, RequestListener> = {
  fine: (_request, response) => response.writeHead(200, json).end('{"questList":[]}'),
  login: (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>로그인</html>'),
  'to-login': (_request, response) => response.writeHead(302, { Location: '/product/v1/login' }).end(),
  garbage: (_request, response) => response.writeHead(200, json).end('<html>oops'),
  truncated: (_request, response) => response.writeHead(200, { ...json, 'Content-Length': '500' }).write('{"a":', () => response.destroy()),
  reset: (request) => request.socket.destroy(),
  nothing: (_request, response) => response.writeHead(204).end(),
  blank: (_request, response) => response.writeHead(200, json).end(),
  busy: (_request, response) => response.writeHead(429, { ...json, 'Retry-After': '30' }).end('{}'),
  broken: (_request, response) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('at Server.handle (secret.js:1)'),
  huge: (_request, response) => response.writeHead(200, { ...json, 'Content-Length': '10485760' }).write('['),
  silent: () => {},
  stalled: (_request, response) => response.writeHead(200, json).write('{"questList":['),
  drip: (_request, response) => void dribble(response.writeHead(200, json), '{"title":"한 글자씩","list":[1,2,3]}'),
  list: (_request, response) => response.writeHead(200, json).end('[]'),
  echo: (request, response) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ method: request.method, url: request.url, mark: request.headers['x-requested-with'] })),
}

/** Writes one byte at a time, so that multi-byte characters are split. */
async function dribble(response: ServerResponse, text: string): Promise<void> {
  for (const byte of Buffer.from(text)) await new Promise<void>((sent) => response.write(Buffer.of(byte), () => setImmediate(sent)))
  response.end()
}

for (const status of [401, 403, 404, 409, 502, 503]) answers[status] = (_request, response) => response.writeHead(status, json).end('{}')

let server: Server
let client: ReturnType<typeof createHttpClient>
/** Answers that never end. */
let impatientClient: typeof client

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url?.replace('/product/v1/', '').replace(/\?.*/, '') ?? ''
    answers[name]?.(request, response)
  })
  const options = { fetch, apiOrigin: await listening(server), product: 'product' }
  client = createHttpClient({ ...options, deadlines: noHurry })
  impatientClient = createHttpClient({ ...options, deadlines: { headers: 300, response: 600 } })
})

afterAll(() => closed(server))

it('a good answer arrives', async () => {
  expect(await client.get('fine')).toEqual({ questList: [] })
  expect(await client.delete('nothing')).toBeUndefined()
})

it('an answer that dribbles in byte by byte is whole in the end', async () => {
  expect(await client.get('drip')).toEqual({ title: '한 글자씩', list: [1, 2, 3] })
})

it.each([401, 403, 404, 409, 502, 503])(
  'a %i is told with its status, for a read and for a change [F-001] [F-002] [F-003] [F-004]',
  async (status) => {
    const failure = { kind: 'status', status, retryAfter: null }
    await expect(client.get(String(status))).rejects.toMatchObject(failure)
    await expect(client.post(String(status), {})).rejects.toMatchObject(failure)
  },
)

it('JSON of another shape arrives as it is, and the schema refuses it [F-024] [F-025]', async () => {
  const read = async () => parseObject(await client.get('list'), z.object({ id: someId }), 'viewer', null)
  await expect(read()).rejects.toThrow(ShapeError)
})

it('what is sent is what the server sees', async () => {
  expect(await client.put('echo', { a: 1 }, { query: { page: 1 } })).toEqual({
    method: 'PUT',
    url: '/product/v1/echo?page=1',
    mark: 'XMLHttpRequest',
  })
})

it.each([
  ['to-login', 'a redirect to a login page [F-014]', { kind: 'notJson' }],
  ['login', 'a login page [F-014]', { kind: 'notJson' }],
  ['garbage', 'garbage [F-023]', { kind: 'notJson' }],
  ['nothing', 'a 204 [F-015]', { kind: 'notJson' }],
  ['blank', 'an empty body [F-015]', { kind: 'notJson' }],
  ['huge', '10 MB [F-039]', { kind: 'notJson' }],
  ['busy', 'a 429 with Retry-After [F-005]', { kind: 'status', status: 429, retryAfter: 30 }],
  ['broken', 'a 500 whose body is not told to anybody [F-001]', { kind: 'status', status: 500, message: 'GET broken: status 500' }],
  ['truncated', 'a body that breaks off', { kind: 'network' }],
  ['reset', 'a connection that is reset [F-006]', { kind: 'network' }],
])('%s: %s is told as what it is', async (path, _name, failure) => {
  await expect(client.get(path)).rejects.toMatchObject(failure)
})

it.each([
  ['silent', 'a server that never answers'],
  ['stalled', 'a body that never ends'],
])('%s: %s is a timeout [F-008]', async (path) => {
  await expect(impatientClient.get(path)).rejects.toMatchObject({ kind: 'timeout' })
})

it('a refused connection is a network failure [F-006]', async () => {
  const nobody = createHttpClient({ fetch, apiOrigin: 'http://127.0.0.1:1', product: 'product' })
  await expect(nobody.get('x')).rejects.toMatchObject({ kind: 'network' })
})

it('a caller who leaves frees the connection [F-016]', async () => {
  const caller = new AbortController()
  const call = client.get('silent', { signal: caller.signal })
  setTimeout(() => caller.abort(), 20)
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})
