import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'

export interface MockServer {
  readonly origin: string
  stop(): void
}

/** Starts the demo's backend in a process of its own, on a free port. */
export const startMock = async (view: string): Promise<MockServer> => {
  const mock = spawn('node', ['mock-server/serveMock.mjs', '--view', view], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (mock.stdout === null) throw new Error('no output')
  const [line] = (await once(mock.stdout, 'data')) as [Buffer]
  return { origin: /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? '', stop: () => void mock.kill() }
}

/** Tells whether a request is a call to the backend. */
export const isCall = ({ url = '/' }: IncomingMessage): boolean => url.startsWith('/product/v1/')

/** Forwards a call to the backend. */
export const passOn = (request: IncomingMessage, response: ServerResponse, origin: string): void => {
  const { method = 'GET', url = '/', headers } = request
  request.pipe(
    forward(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }),
  )
}
