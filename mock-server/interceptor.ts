import type { AnyFactories, AnyModels } from 'miragejs/-types'
import RouteRecognizer from 'route-recognizer'

declare module 'miragejs/server' {
  // Honoured by Mirage 0.1.48 and missing in its types.
  interface ServerConfig<Models extends AnyModels, Factories extends AnyFactories> {
    interceptor?: object
  }
}

const verbs = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'] as const

interface MirageRequest {
  readonly method: string
  readonly url: string
  readonly params: Record<string, unknown>
  readonly queryParams: Record<string, string | string[]>
  readonly requestBody: string
  readonly requestHeaders: Record<string, string>
}
type MirageHandler = (request: MirageRequest) => Promise<[status: number, headers: Record<string, string> | undefined, body: string]>

/** What Mirage's server offers to an interceptor, beside its types. */
interface RouteHost {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: unknown, options: object): MirageHandler
  [verb: string]: unknown
}

export interface Interceptor {
  /** The route's answer, or undefined when there is no such route. */
  handle(request: Request): Promise<Response | undefined>
}

/** Lets Mirage answer a `Request` with a `Response`, without replacing any global. */
export function createInterceptor(): Interceptor {
  const tables = new Map<string, RouteRecognizer>()
  const add = (host: RouteHost, verb: string, namespace: string) => (path: string, handler: unknown) => {
    const answer = host.registerRouteHandler(verb, path, handler, undefined, { coalesce: false, timing: undefined })
    tableOf(tables, verb).add([{ path: `/${namespace}/${path}`.replace(/\/+/g, '/'), handler: answer }])
  }
  const interceptor = {
    timing: 0,
    namespace: '',
    urlPrefix: '',
    create(host: RouteHost, config: { readonly namespace?: string }) {
      for (const verb of verbs) host[verb] = add(host, verb, config.namespace ?? '')
      host['del'] = host['delete']
    },
    config() {},
    shutdown: () => tables.clear(),
    handle: (request: Request) => answerFrom(tables, request),
  }
  return interceptor
}

function tableOf(tables: Map<string, RouteRecognizer>, verb: string): RouteRecognizer {
  const table = tables.get(verb) ?? new RouteRecognizer()
  tables.set(verb, table)
  return table
}

async function answerFrom(tables: ReadonlyMap<string, RouteRecognizer>, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const hit = tables.get(request.method.toLowerCase())?.recognize(url.pathname)?.[0]
  if (hit === undefined) return undefined
  const [status, headers, body] = await (hit.handler as MirageHandler)({
    method: request.method,
    url: url.pathname + url.search,
    params: { ...hit.params },
    queryParams: queryOf(url.searchParams),
    requestBody: await request.clone().text(),
    requestHeaders: Object.fromEntries(request.headers),
  })
  return withoutBody.has(status) ? new Response(null, { status }) : new Response(body, { status, headers: headers ?? {} })
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** A key that is given twice keeps both values. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const)
  return Object.fromEntries(entries.map(([key, values]) => [key, values.length > 1 ? values : (values[0] ?? '')]))
}
