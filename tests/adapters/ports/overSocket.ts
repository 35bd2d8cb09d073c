import { hostOverHttp } from '../../../mock-server/hostOverHttp.ts'
import { closed, listening } from '../listening.ts'
import type { OpenBackend } from './Backend.ts'

/** The same backend behind a real HTTP server, so that the client's own fetch is put to the test. */
export function overSocket(open: OpenBackend): OpenBackend {
  return async (view) => {
    const backend = await open(view)
    const server = hostOverHttp((request) => backend.fetch(request))
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
