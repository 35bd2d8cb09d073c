import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type DemoAddress, type Persona, personas, readDemoAddress } from './demoAddress.ts'
import { hostOverHttp } from './hostOverHttp.ts'
import type { LoadRunner } from './judging.ts'
import { passingStore } from './progressStore.ts'
import { type MockServer, startMockServer } from './startMockServer.ts'
import { apiPaths } from '../src/adapters/http/apiPaths.ts'
import type { Log } from '../src/application/platform.ts'

/** The demo's backend for clients that are not the demo: no page, no browser. */
interface MockBackend {
  fetch(request: Request): Promise<Response>
  close(): void
}

/** Who asks, where it is not the visitor of the view: others of the same world, who may all be there at once. */
const visitorCookie = /(?:^|;\s*)persona=(\w+)/

/**
 * Answers as the view says (`persona=teacher&seed=3`). Its root starts over, as loading the demo's page would: `/?persona=guest` with another
 * view, `/` with the first one. PUT goes on at another view, so that what was done stays: at a later time, say.
 */
export function mockBackend(view: string, product: string, loadRunner?: LoadRunner): MockBackend {
  let address = addressOf(view)
  let store = passingStore()
  const servers = new Map<Persona, MockServer>()
  const serverOf = (persona: Persona) => {
    const found = servers.get(persona)
    if (found !== undefined) return found
    const server = startMockServer(
      { ...address, persona },
      { product, paths: apiPaths, kept: { store, log: silentLog }, ...(loadRunner && { loadRunner }) },
    )
    servers.set(persona, server)
    return server
  }
  const close = () => {
    for (const server of servers.values()) server.shutdown()
    servers.clear()
  }
  const restart = (asked: string, goesOn: boolean) => {
    address = addressOf(asked === '' ? view : asked)
    // What is being answered is answered as it began.
    if (goesOn) servers.clear()
    else {
      close()
      store = passingStore()
    }
    return new Response(`코딩바다 mock: /${product}/v1/… answers as ${asked || view || 'persona=learner'}\n`)
  }
  const whoAsks = (request: Request) => {
    const named = visitorCookie.exec(request.headers.get('cookie') ?? '')?.[1]
    return personas.find((persona) => persona === named) ?? address.persona
  }
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/') return serverOf(whoAsks(request)).fetch(request)
      try {
        return restart(search.slice(1), request.method === 'PUT')
      } catch (error) {
        return new Response(`${error instanceof Error ? error.message : 'unknown'}\n`, { status: 400 })
      }
    },
    close,
  }
}

/** Nothing is stored that could be refused. */
const silentLog: Log = { warn: () => {} }

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
