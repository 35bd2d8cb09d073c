import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { withReportPrinter } from './reportPrinter.ts'
import { type DemoAddress, personas, readDemoAddress } from './demoAddress.ts'
import { hostOverHttp } from './hostOverHttp.ts'
import type { LoadRunner } from './judging.ts'
import { passingStore } from './progressStore.ts'
import { type MockServer, startMockServer } from './startMockServer.ts'
import { createVisitors, pupilsOf } from './visitors.ts'
import { apiPaths } from '../src/adapters/http/apiPaths.ts'
import type { Log } from '../src/application/platform.ts'

/** The demo's backend for clients without a page or a browser. */
interface MockBackend {
  fetch(request: Request): Promise<Response>
  close(): void
}

type Who = Pick<DemoAddress, 'persona' | 'pupil'>

/** Cookies that name a user other than the view's visitor: several of one world may be there at once. */
const visitorCookie = /(?:^|;\s*)persona=(\w+)/
const pupilCookie = /^pupil(\d{1,3})$/

/**
 * Answers as the view says (`persona=teacher&seed=3`). A request to its root starts over, like loading the demo's page: `/?persona=guest`
 * with another view, `/` with the first one. PUT changes the view and keeps what was done, for example at a later time. @param pupilCount
 * the number of learners beside the personas: `persona=pupil1` and so on in the cookie
 */
export function mockBackend(view: string, product: string, loadRunner?: LoadRunner, pupilCount = 0): MockBackend {
  const read = (asked: string): DemoAddress => ({ ...addressOf(asked), pupilCount })
  let address = read(view)
  let store = passingStore()
  let visitors = createVisitors(address, { store, log: silentLog })
  const servers = new Map<string, MockServer>()
  const serverOf = (who: Who) => {
    const name = `${who.persona} ${who.pupil ?? 0}`
    const found = servers.get(name)
    if (found !== undefined) return found
    const server = startMockServer(
      { ...address, ...who },
      { product, paths: apiPaths, kept: { store, log: silentLog }, visitors, ...(loadRunner && { loadRunner }) },
    )
    servers.set(name, server)
    return server
  }
  const close = () => {
    for (const server of servers.values()) server.shutdown()
    servers.clear()
  }
  const restart = (asked: string, goesOn: boolean) => {
    address = read(asked === '' ? view : asked)
    // Requests that are being answered keep the old view.
    if (goesOn) servers.clear()
    else {
      close()
      store = passingStore()
    }
    visitors = createVisitors(address, { store, log: silentLog })
    return new Response(`코딩바다 mock: /${product}/v1/… answers as ${asked || view || 'persona=learner'}\n`)
  }
  const whoAsks = (request: Request): Who => {
    const named = visitorCookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
    const pupil = pupilsOf(address)[Number(pupilCookie.exec(named)?.[1]) - 1]
    if (pupil !== undefined) return pupil
    return { persona: personas.find((persona) => persona === named) ?? address.persona }
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

/** The log is silent because nothing is stored that could fail. */
const silentLog: Log = { warn: () => {} }

/** Returns the address of a view with no latency, unless the view sets one: no page needs it here. */
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

/** Serves the demo's backend until it is stopped (`npm run mock`). Rejects when the arguments or the port cannot be used. */
export async function serveMockOverHttp(
  words: readonly string[],
  { port, host }: Place,
  print: (line: string) => void,
  loadRunner?: LoadRunner,
): Promise<Server> {
  const { view, product, pupils, reports } = parseArgs({ args: [...words], options }).values
  const { fetch } = mockBackend(view, product, loadRunner, Math.min(maxPupils, Number(pupils)))
  const server = hostOverHttp(reports ? withReportPrinter(fetch, print) : fetch).listen(port, host)
  await once(server, 'listening')
  const address = `http://localhost:${portOf(server.address()) ?? port}`
  print(`코딩바다 mock → ${address}/${product}/v1/ (${view || 'persona=learner'})`)
  print(`starts over with another view: ${address}/?persona=teacher&channel=haeon`)
  return server
}

/** Returns the actual port, since port 0 is any free one. */
function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined
}

const options = {
  view: { type: 'string', default: '' },
  product: { type: 'string', default: 'product' },
  pupils: { type: 'string', default: '0' },
  reports: { type: 'boolean', default: false },
} as const
const maxPupils = 40
