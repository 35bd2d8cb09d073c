import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export interface StaticServer {
  /** The address of the site, without a slash at the end. */
  readonly url: string
  readonly port: number
  /** The requested paths with their statuses. */
  readonly requests: readonly { readonly path: string; readonly status: number }[]
  stop(): Promise<void>
}

interface Fallback {
  /** The file's path below the folder. */
  readonly file: string
  readonly status: number
}

interface Options {
  readonly headers?: Readonly<Record<string, string>> | ((path: string) => Readonly<Record<string, string>>)
  /** Gets each request first, and returns true if it has answered. */
  readonly backend?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers unknown paths by index.html, or by the function's result; otherwise by 404.html if there is one, as static hosts do. */
  readonly fallback?: boolean | ((path: string) => Fallback | null)
  /** The path at which the folder is served. */
  readonly base?: string
  /** The port; 0 for any free one. */
  readonly port?: number
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
}

const page: Fallback = { file: 'index.html', status: 200 }
const notFound: Fallback = { file: '404.html', status: 404 }

/** Serves a folder over HTTP. */
export async function serveFolder(folder: string, options: Options = {}): Promise<StaticServer> {
  const { headers = {}, backend, fallback = false, base = '/', port = 0 } = options
  const requests: { path: string; status: number }[] = []
  const server = createServer((request, response) => {
    if (backend?.(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = pathname.startsWith(base) ? fileOf(join(folder, normalize(decodeURIComponent(pathname.slice(base.length - 1))))) : null
    const instead = wanted ? null : typeof fallback === 'function' ? fallback(pathname) : fallback ? page : notFound
    const file = wanted ?? (instead && fileOf(join(folder, instead.file)))
    const status = wanted ? 200 : file && instead ? instead.status : 404
    for (const [name, value] of Object.entries(typeof headers === 'function' ? headers(pathname) : headers)) response.setHeader(name, value)
    requests.push({ path: pathname, status })
    if (file) send(request, response, file, status)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: opened } = server.address() as AddressInfo
  return {
    url: `http://localhost:${opened}`,
    port: opened,
    requests,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Reads the rules in a build's `_headers` and `_redirects` as a host does. */
export const hostRules = (folder: string) => ({
  /** Returns all headers for a path; the last of several with the same name wins. */
  headersOf(path: string): Readonly<Record<string, string>> {
    const rules = readFileSync(join(folder, '_headers'), 'utf8').trim().split('\n\n')
    const fitting = rules.filter((rule) => fits(rule.split('\n')[0] ?? '', path)).join('\n')
    return Object.fromEntries([...fitting.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]))
  },
  /** Returns the file of the first rule that matches. */
  fallbackOf(path: string): Fallback | null {
    const rules = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n')
    const [, file = '', status] = rules.map((rule) => rule.split(' ')).find(([pattern = '']) => fits(pattern, path)) ?? []
    return status === undefined ? null : { file, status: Number(status) }
  },
})

const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path)

function fileOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return fileOf(join(path, 'index.html'))
  return stat ? path : null
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  const { size } = statSync(file)
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.setHeader('accept-ranges', 'bytes')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const end = to ? Math.min(Number(to), size - 1) : size - 1
  if (from !== undefined) response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
  response.setHeader('content-length', end - start + 1)
  response.writeHead(from === undefined ? status : 206)
  createReadStream(file, { start, end }).pipe(response)
}
