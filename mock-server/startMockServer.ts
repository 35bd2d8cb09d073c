import { createServer } from 'miragejs'
import type { CallLog } from './callLog.ts'
import type { DemoAddress } from './DemoAddress.ts'
import { demoMemory, type OpenStorage, ownMemory } from './demoMemory.ts'
import { extraLatency, faultAnswer } from './faultAnswer.ts'
import { faultFor } from './faultFor.ts'
import { createInterceptor } from './interceptor.ts'
import { pause } from './pause.ts'
import { recordCalls } from './recordCalls.ts'
import { addRoutes } from './routes/addRoutes.ts'
import { createSession } from './Session.ts'
import { createWorld } from './world/createWorld.ts'
import type { ApiPaths } from '../src/adapters/http/apiPaths.ts'
import { eduenvPrefix } from '../src/adapters/http/classPaths.ts'

export interface MockServer {
  fetch(input: Request): Promise<Response>
  shutdown(): void
}

export interface MockServerOptions {
  readonly product: string
  readonly paths: ApiPaths
  /** Where the visitors' deeds outlive the server; without it they do not. */
  readonly storage?: OpenStorage
  /** Who wants to know of the calls. */
  readonly calls?: CallLog
}

/** A backend in the page: answers every call of the app, as the demo's address says. Replaces no global. */
export function startMockServer(address: DemoAddress, options: MockServerOptions): MockServer {
  const prefix = `/${options.product}/v1/`
  const interceptor = createInterceptor()
  const server = createServer({ interceptor, namespace: prefix, timing: 0, useDefaultPassthroughs: false })
  server.logging = false // the option of the same name is ignored by Mirage 0.1.48
  const memory = options.storage ? demoMemory(address, options.storage) : ownMemory()
  addRoutes(server, { world: createWorld(address), session: createSession(address, memory), paths: options.paths })
  const faultOf = ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    const below = [prefix, eduenvPrefix].find((start) => pathname.startsWith(start))
    return below === undefined ? undefined : faultFor(address.faults, method, pathname.slice(below.length))
  }
  const answer = async (request: Request) => {
    const kind = faultOf(request)?.kind
    await pause(address.latency + extraLatency(kind), request.signal)
    return faultAnswer(kind) ?? (await interceptor.handle(request)) ?? noRoute(request.method, new URL(request.url).pathname)
  }
  const about = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return { path: pathname.replace(prefix, '') + search, fault: faultOf(request)?.kind ?? null }
  }
  return {
    fetch: options.calls ? recordCalls(answer, options.calls, about) : answer,
    shutdown: () => server.shutdown(),
  }
}

function noRoute(method: string, path: string): Response {
  return Response.json({ message: `no route: ${method} ${path}` }, { status: 404 })
}
