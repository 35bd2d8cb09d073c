import type { Server } from 'node:http'
import type { Deadlines } from '../../src/adapters/http/client.ts'

/** How long a call of a test may take where its time is not the point: on a busy machine nothing is late. */
export const noHurry: Deadlines = { headers: 120_000, response: 120_000 }

/** Starts a server on a free port of this machine and tells its origin. */
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
