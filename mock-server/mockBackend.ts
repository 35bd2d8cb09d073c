import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type DemoAddress, readDemoAddress } from './demoAddress.ts'
import { hostOverHttp } from './hostOverHttp.ts'
import type { LoadRunner } from './judging.ts'
import { type MockServer, startMockServer } from './startMockServer.ts'
import { apiPaths } from '../src/adapters/http/apiPaths.ts'

/** The demo's backend for clients that are not the demo: no page, no browser, one visitor. */
interface MockBackend {
  fetch(request: Request): Promise<Response>
  close(): void
}

/**
 * Answers as the view says (`persona=teacher&seed=3`). Its root starts over, as loading the demo's page would:
 * `/?persona=guest` with another view, `/` with the first one.
 */
export function mockBackend(view: string, product: string, loadRunner?: LoadRunner): MockBackend {
  let server = startedWith(addressOf(view), product, loadRunner)
  const restart = (asked: string) => {
    const next = startedWith(addressOf(asked === '' ? view : asked), product, loadRunner)
    server.shutdown()
    server = next
    return new Response(`코딩바다 mock: /${product}/v1/… answers as ${asked || view || 'persona=learner'}\n`)
  }
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/') return server.fetch(request)
      try {
        return restart(search.slice(1))
      } catch (error) {
        return new Response(`${error instanceof Error ? error.message : 'unknown'}\n`, { status: 400 })
      }
    },
    close: () => server.shutdown(),
  }
}

function startedWith(address: DemoAddress, product: string, loadRunner?: LoadRunner): MockServer {
  return startMockServer(address, { product, paths: apiPaths, ...(loadRunner && { loadRunner }) })
}

/** Nobody waits for a world in a page here: answers come at once unless the view says otherwise. */
export function addressOf(view: string): DemoAddress {
  const parameters = new URLSearchParams(view)
  if (!parameters.has('latency')) parameters.set('latency', '0')
  const reading = readDemoAddress(new URL(`http://localhost/?${parameters}`), true)
  if (reading.ok) return reading.address
  throw new Error(reading.problems.map(({ parameter, value, allowed }) => `${parameter}=${value}: ${allowed}`).join('\n'))
}

interface Place {
  readonly port: number
  readonly host: string
}

/** `npm run mock`: serves the demo's backend until it is stopped. Rejects when the words or the port cannot be used. */
export async function serveMockOverHttp(
  words: readonly string[],
  { port, host }: Place,
  print: (line: string) => void,
  loadRunner?: LoadRunner,
): Promise<Server> {
  const { view, product } = parseArgs({ args: [...words], options }).values
  const server = hostOverHttp(mockBackend(view, product, loadRunner).fetch).listen(port, host)
  await once(server, 'listening')
  const address = `http://localhost:${portOf(server.address()) ?? port}`
  print(`코딩바다 mock → ${address}/${product}/v1/ (${view || 'persona=learner'})`)
  print(`starts over with another view: ${address}/?persona=teacher&channel=haeon`)
  return server
}

/** Port 0 is any free one. */
function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined
}

const options = { view: { type: 'string', default: '' }, product: { type: 'string', default: 'product' } } as const
