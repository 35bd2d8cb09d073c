import { createServer } from 'miragejs'
import { type CallLog, pageCalls, recordCalls } from './callLog.ts'
import type { DemoAddress } from './demoAddress.ts'
import { createFactories } from './factories.ts'
import { extraLatency, faultAnswer, pause } from './faultAnswers.ts'
import { faultFor } from './faultRules.ts'
import { createInterceptor, type Interceptor } from './interceptor.ts'
import type { Judging, LoadRunner } from './judging.ts'
import { spokenLines } from './lineStream.ts'
import { type DemoServer, models, type UntypedFactories } from './models.ts'
import { userIdOf } from './personas.ts'
import { createPersistence } from './persistence.ts'
import { browserStore, type ProgressStore } from './progressStore.ts'
import { createReplays } from './replays.ts'
import { addRoutes } from './routes/addRoutes.ts'
import { seed } from './seeds.ts'
import { createSerializers } from './serializers.ts'
import { createVisitors, type Visitors } from './visitors.ts'
import { createWorld, type World } from './world/world.ts'
import type { ApiPaths } from '../src/adapters/http/apiPaths.ts'
import { accountHeader, otherAccountCode } from '../src/adapters/http/refusalCodes.ts'
import { eduenvPrefix } from '../src/adapters/http/classPaths.ts'
import type { Log } from '../src/application/platform.ts'

export interface MockServer {
  fetch(input: Request): Promise<Response>
  shutdown(): void
}

interface MockServerOptions {
  readonly product: string
  readonly paths: ApiPaths
  /** The store in which the visitor's actions outlive the server; without it, none do. */
  readonly kept?: { readonly store: ProgressStore; readonly log: Log }
  readonly calls?: CallLog
  /** Loads the runner of submitted programs; without it none is judged. */
  readonly loadRunner?: LoadRunner
  /** The visitors of the same store, for several servers of one world. */
  readonly visitors?: Visitors
}

/** Paths whose routes run programs: they take long and lock only while they write, so that other calls need not wait. */
const runsPrograms = /\/users\/(problems|blocks)\/[^/]+\/(submissions|runs|counterexamples)$|\/(publications|rejudgements)$/

const unjudged: Judging = { loadRunner: null, change: (task) => task() }

/** Starts a backend in the page that answers every call of the app, as the demo's address says. Replaces no global. */
export function startMockServer(
  address: DemoAddress,
  { product, paths, kept, calls, loadRunner, visitors = createVisitors(address, kept) }: MockServerOptions,
): MockServer {
  const prefix = `/${product}/v1/`
  const interceptor = createInterceptor()
  const judging: Judging = {
    loadRunner: loadRunner ?? null,
    change: (task) => (persistence === undefined ? task() : persistence.change(task)),
  }
  const server = createMirageServer(createWorld(address), paths, prefix, interceptor, { judging, visitors })
  const persistence = kept && createPersistence(server, address, kept.store, kept.log)
  // Opens the store while the first call waits for its latency.
  void persistence?.refresh()

  const replayed = createReplays(server)

  const faultOf = ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    const below = [prefix, eduenvPrefix].find((start) => pathname.startsWith(start))
    return below === undefined ? undefined : faultFor(address.faults, method, pathname.slice(below.length))
  }
  /** Answers a request, but refuses a write for another account than the signed-in one. */
  const handle = async (request: Request) => {
    const account = request.method === 'GET' ? null : request.headers.get(accountHeader)
    const own = server.schema.first('user') === null ? 'guest' : String(userIdOf(address))
    if (account === null || account === own) return interceptor.handle(request)
    return Response.json({ code: otherAccountCode, message: '다른 계정으로 로그인되어 있어요' }, { status: 409 })
  }
  const respond = async (request: Request) => {
    const run = () => handle(request)
    if (persistence === undefined) return replayed(request, run, (task) => task())
    const { method, url } = request
    if (method !== 'GET' && !runsPrograms.test(new URL(url).pathname))
      return persistence.change(() => replayed(request, run, (task) => task()))
    await persistence.refresh()
    return replayed(request, run, persistence.change)
  }
  const answer = async (request: Request) => {
    const kind = faultOf(request)?.kind
    await pause(address.latency + extraLatency(kind), request.signal)
    const answered = faultAnswer(kind) ?? (await respond(request)) ?? noRoute(request.method, new URL(request.url).pathname)
    return spokenLines(answered, address.latency === 0, request.signal)
  }
  const about = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return { path: pathname.replace(prefix, '') + search, fault: faultOf(request)?.kind ?? null }
  }
  return {
    fetch: calls ? recordCalls(answer, calls, about) : answer,
    shutdown: () => server.shutdown(),
  }
}

/** Starts the backend of a demo page, which stores the visitor's actions. Visits that the preview makes on the side are not recorded. */
export async function startDemoServer(
  address: DemoAddress,
  { log, ...options }: MockServerOptions & { readonly log: Log },
  isPage: boolean,
): Promise<MockServer> {
  // The module has just been evaluated: the wait lets a slow phone respond before the server starts.
  await new Promise((resolve) => setTimeout(resolve))
  return startMockServer(address, { ...options, kept: { store: browserStore(log), log }, ...(isPage && { calls: pageCalls }) })
}

/** The dependencies of one visitor's backend besides its rows. */
interface Surroundings {
  readonly judging: Judging
  readonly visitors: Visitors
}

export function createMirageServer(
  world: World,
  paths: ApiPaths,
  namespace: string,
  interceptor: Interceptor,
  { judging, visitors }: Surroundings = { judging: unjudged, visitors: createVisitors(world.address) },
): DemoServer {
  const factories: UntypedFactories = createFactories(world)
  const server = createServer<typeof models, UntypedFactories>({
    interceptor,
    namespace,
    timing: 0,
    useDefaultPassthroughs: false,
    models,
    factories,
    serializers: createSerializers(world),
    seeds: (seeded) => seed(seeded, world),
    routes() {
      addRoutes(this, world, paths, judging, visitors)
    },
  })
  server.logging = false // the option of the same name is ignored by Mirage 0.1.48
  return server
}

function noRoute(method: string, path: string): Response {
  return Response.json({ message: `no route: ${method} ${path}` }, { status: 404 })
}
