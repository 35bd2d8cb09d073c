import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { closed, listening } from '../listening.ts'
import type { Backend, OpenBackend } from './Backend.ts'

/** The same backend behind a real HTTP server, so that the client's own fetch is put to the test. */
export function overSocket(open: OpenBackend): OpenBackend {
  return async (view) => {
    const backend = await open(view)
    const server = createServer((request, response) => void answer(backend, request, response))
    return {
      fetch,
      apiOrigin: await listening(server),
      async close() {
        await closed(server)
        await backend.close()
      },
    }
  }
}

/** What the backend rejects, the socket drops. */
async function answer(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { method = 'GET', url = '/' } = request
    const body = method === 'GET' ? null : await text(request)
    const answered = await backend.fetch(new Request(`${backend.apiOrigin}${url}`, { method, body }))
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text())
  } catch {
    response.destroy()
  }
}
