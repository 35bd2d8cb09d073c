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
  /** Aborts when the client no longer waits for the answer. */
  readonly signal: AbortSignal
}
type MirageHandler = (request: MirageRequest) => Promise<[status: number, headers: Record<string, string> | undefined, body: string]>

/** Methods of Mirage's server for interceptors, which are missing in its types. */
interface RouteHost {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: unknown, options: object): MirageHandler
  [verb: string]: unknown
}

export interface Interceptor {
  /** Resolves to the route's answer, or undefined when there is no such route. */
  handle(request: Request): Promise<Response | undefined>
}

/** Lets Mirage answer a `Request` with a `Response`, without replacing any global. */
export function createInterceptor(): Interceptor {
  const routes = new Map(verbs.map((verb) => [verb.toUpperCase(), new RouteRecognizer()]))
  const handlers = new Map<unknown, MirageHandler>()
  const interceptor = {
    timing: 0,
    namespace: '',
    urlPrefix: '',
    create(host: RouteHost, { namespace = '' }: { readonly namespace?: string }) {
      for (const verb of verbs) {
        host[verb] = (path: string, handler: unknown) => {
          const answer = host.registerRouteHandler(verb, path, handler, undefined, { coalesce: false, timing: undefined })
          handlers.set(answer, answer)
          // A path that begins with a slash gets no prefix.
          const whole = path.startsWith('/') ? path : `/${namespace}/${path}`.replace(/\/+/g, '/')
          routes.get(verb.toUpperCase())?.add([{ path: whole, handler: answer }])
        }
      }
      host['del'] = host['delete']
    },
    config() {},
    shutdown: () => routes.clear(),
    async handle(request: Request) {
      const url = new URL(request.url)
      const hit = routes.get(request.method)?.recognize(url.pathname)?.[0]
      const answer = handlers.get(hit?.handler)
      return answer === undefined ? undefined : responseOf(await answer(await mirageRequest(request, url, { ...hit?.params })))
    },
  }
  return interceptor
}

async function mirageRequest(request: Request, url: URL, params: Record<string, unknown>): Promise<MirageRequest> {
  return {
    method: request.method,
    url: url.pathname + url.search,
    params,
    queryParams: queryOf(url.searchParams),
    requestBody: await request.clone().text(),
    requestHeaders: Object.fromEntries(request.headers),
    signal: request.signal,
  }
}

function responseOf([status, headers, body]: Awaited<ReturnType<MirageHandler>>): Response {
  return withoutBody.has(status) ? new Response(null, { status }) : new Response(body, { status, headers: headers ?? {} })
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** Converts the query; a key with two values keeps both. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const)
  return Object.fromEntries(entries.map(([key, values]) => [key, values.length > 1 ? values : (values[0] ?? '')]))
}
