import type { DemoAddress } from './DemoAddress.ts'
import { readDemoAddress } from './readDemoAddress.ts'
import { type MockServer, startMockServer } from './startMockServer.ts'
import { apiPaths } from '../src/adapters/http/apiPaths.ts'

/** The demo's backend for clients that are not the demo: no page, no browser, one visitor. */
interface MockBackend {
  fetch(request: Request): Promise<Response>
  close(): void
}

/**
 * Answers as the view says (`persona=teacher&seed=3`). Its root starts anew, as loading the demo's page would:
 * `/?persona=guest` with another view, `/` with the first one.
 */
export function mockBackend(view: string, product: string): MockBackend {
  let server = startedWith(addressOf(view), product)
  const startAnew = (asked: string) => {
    const next = startedWith(addressOf(asked === '' ? view : asked), product)
    server.shutdown()
    server = next
    return new Response(`코딩바다 mock: /${product}/v1/… answers as ${asked || view || 'persona=learner'}\n`)
  }
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/') return server.fetch(request)
      try {
        return startAnew(search.slice(1))
      } catch (error) {
        return new Response(`${error instanceof Error ? error.message : 'unknown'}\n`, { status: 400 })
      }
    },
    close: () => server.shutdown(),
  }
}

function startedWith(address: DemoAddress, product: string): MockServer {
  return startMockServer(address, { product, paths: apiPaths })
}

/** Nobody waits for a world in a page here: answers come at once unless the view says otherwise. */
export function addressOf(view: string): DemoAddress {
  const parameters = new URLSearchParams(view)
  if (!parameters.has('latency')) parameters.set('latency', '0')
  const reading = readDemoAddress(new URL(`http://localhost/?${parameters}`), true)
  if (reading.ok) return reading.address
  throw new Error(reading.problems.map(({ parameter, value, allowed }) => `${parameter}=${value}: ${allowed}`).join('\n'))
}
