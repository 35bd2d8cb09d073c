import type { Server } from 'node:http'
import type { Deadlines } from '../../src/adapters/http/client.ts'

/** A limit for calls in tests that do not measure time: a busy machine must not make them fail. */
export const noHurry: Deadlines = { headers: 120_000, response: 120_000 }

/** Starts a server on a free port of this machine and returns its origin. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return `http://127.0.0.1:${address.port}`
}

export async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
