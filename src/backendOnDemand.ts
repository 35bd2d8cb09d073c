import type { MockServer } from '../mock-server/startMockServer.ts'
import { loadedOnce } from './loadedOnce.ts'

/** A backend that is itself fetched with the first call, and again with the next one if that failed. */
export function backendOnDemand(fetchBackend: () => Promise<MockServer>): MockServer {
  const backend = loadedOnce(fetchBackend)
  let asked: Promise<MockServer> | null = null
  return {
    fetch: async (request) => (await (asked = backend())).fetch(request),
    // A backend that was never loaded needs no shutdown.
    shutdown: () =>
      void asked?.then(
        (started) => started.shutdown(),
        () => {},
      ),
  }
}
