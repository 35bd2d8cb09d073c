import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, createServer as createListener, type Server } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'
import type { SlowLine } from './slowLine.ts'
import { shellFileOf } from '../../src/shell/shellPages.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  readonly isCompressed: boolean
}

/** Answers requests below `/product/v1/` as a real backend would. */
export type Backend = (request: Request) => Promise<Response>

export interface Served {
  /** The address of the site over HTTP/1.1, with a slash at the end. */
  readonly url: string
  /** The same over HTTP/2, as hosts serve it; browsers trust its certificate by `trustFlag`. */
  readonly http2Url: string
  close(): void
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
}

interface Serving {
  readonly headers?: Readonly<Record<string, string>>
  /** Set to compress binary files, too, as content delivery networks do. */
  readonly packsBinaries?: boolean
  /** The line between browser and server. */
  readonly line?: SlowLine
}

/**
 * Serves a built page like a good host: brotli, long-lived assets, the page of each address; the first folder that has a file provides it.
 * Files stay compressed; the backend's answers are cached until the next write.
 */
export async function servePages(
  folders: readonly string[],
  backend?: Backend,
  { headers = {}, packsBinaries = false, line }: Serving = {},
): Promise<Served> {
  const answers = new Map<string, Promise<Answer>>()
  const find = async (request: IncomingMessage | Http2ServerRequest, url: string) => {
    if (backend === undefined || !url.includes('/v1/')) return await fromFolders(folders, url, packsBinaries)
    if (request.method !== 'GET') for (const key of answers.keys()) if (key.includes('/v1/')) answers.delete(key)
    return await fromBackend(backend, request, url)
  }
  const answer = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    const key = request.url ?? '/'
    const found = (request.method === 'GET' ? answers.get(key) : undefined) ?? find(request, key)
    if (request.method === 'GET') answers.set(key, found)
    const send = ({ status, type, body, isCompressed }: Answer) => {
      response.statusCode = status
      response.setHeader('content-type', type)
      response.setHeader('content-length', body.length)
      response.setHeader('cache-control', key.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isCompressed) response.setHeader('content-encoding', 'br')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(body)
    }
    void found.then(send, (error) => {
      // A page may be closed while its request is still on a slow line.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })
  }
  const servers = [createServer(answer), createSecureServer(await certificate, answer)]
  const listeners = line ? servers.map((server) => createListener((socket) => server.emit('connection', line.over(socket)))) : servers
  const [port, http2Port] = await Promise.all(listeners.map(listen))
  return {
    url: `http://localhost:${port}/`,
    http2Url: `https://localhost:${http2Port}/`,
    close: () => listeners.forEach((server) => server.close()),
  }
}

const certificate = generate([{ name: 'commonName', value: 'localhost' }]).then(({ private: key, cert }) => ({ key, cert }))

/** The flag with which Chromium trusts the certificate. Were its errors only ignored, Chromium would keep no file in its cache. */
export const trustFlag = certificate.then(({ cert }) => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
})

/** Resolves to the port on which the server listens. */
const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Brotli qualities: a file is compressed once, an answer while its client waits; large binaries would take half a minute at the best. */
const [fileQuality, binaryQuality, backendQuality] = [11, 9, 5]

/** Types that hosts compress, and those that only some do. */
const [texts, binaries] = [/text|javascript|json|svg/, /wasm|octet-stream/]

const packed = (status: number, type: string, raw: Buffer, quality = fileQuality, isPackable = texts.test(type)): Answer => {
  const isCompressed = isPackable && raw.length > 0
  const body = isCompressed ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : raw
  return { status, type, body, isCompressed }
}

async function fromBackend(backend: Backend, request: IncomingMessage | Http2ServerRequest, url: string): Promise<Answer> {
  const { method = 'GET' } = request
  const body = method === 'GET' ? null : await text(request)
  const response = await backend(new Request(new URL(url, 'http://localhost'), { method, body }))
  return packed(response.status, 'application/json', Buffer.from(await response.arrayBuffer()), backendQuality)
}

async function fromFolders(folders: readonly string[], url: string, packsBinaries: boolean): Promise<Answer> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const wanted = extname(path) ? path : (shellFileOf(path) ?? 'index.html')
  const file = folders.map((folder) => join(folder, wanted)).find((name) => existsSync(name) && statSync(name).isFile())
  if (!file) return { status: 404, type: 'text/plain', body: Buffer.alloc(0), isCompressed: false }
  const type = types[extname(file)] ?? 'application/octet-stream'
  return packsBinaries && binaries.test(type)
    ? packed(200, type, readFileSync(file), binaryQuality, true)
    : packed(200, type, readFileSync(file))
}
