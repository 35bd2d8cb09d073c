import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'
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
  /** The same over HTTP/2, as hosts serve it; no browser trusts its certificate. */
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

/**
 * Serves a built page like a good host: brotli, long-lived assets, the page of each address; the first folder that has a file provides it.
 * Answers are cached until the next write.
 */
export async function servePages(folders: readonly string[], backend?: Backend): Promise<Served> {
  const answers = new Map<string, Promise<Answer>>()
  const find = async (request: IncomingMessage | Http2ServerRequest, url: string) => {
    if (backend === undefined || !url.includes('/v1/')) return await fromFolders(folders, url)
    if (request.method !== 'GET') answers.clear()
    return await fromBackend(backend, request, url)
  }
  const answer = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    const key = request.url ?? '/'
    const found = (request.method === 'GET' ? answers.get(key) : undefined) ?? find(request, key)
    if (request.method === 'GET') answers.set(key, found)
    void found.then(({ status, type, body, isCompressed }) => {
      response.statusCode = status
      response.setHeader('content-type', type)
      response.setHeader('content-length', body.length)
      response.setHeader('cache-control', key.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isCompressed) response.setHeader('content-encoding', 'br')
      response.end(body)
    })
  }
  const servers = [createServer(answer), createSecureServer(await certificate, answer)]
  const [port, http2Port] = await Promise.all(servers.map(listen))
  return {
    url: `http://localhost:${port}/`,
    http2Url: `https://localhost:${http2Port}/`,
    close: () => servers.forEach((server) => server.close()),
  }
}

const certificate = generate([{ name: 'commonName', value: 'localhost' }]).then(({ private: key, cert }) => ({ key, cert }))

/** Resolves to the port on which the server listens. */
const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Brotli qualities: a file is compressed once, an answer while its client waits. */
const [fileQuality, backendQuality] = [11, 5]

const packed = (status: number, type: string, raw: Buffer, quality = fileQuality): Answer => {
  const isCompressed = /text|javascript|json|svg/.test(type) && raw.length > 0
  const body = isCompressed ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : raw
  return { status, type, body, isCompressed }
}

async function fromBackend(backend: Backend, request: IncomingMessage | Http2ServerRequest, url: string): Promise<Answer> {
  const { method = 'GET' } = request
  const body = method === 'GET' ? null : await text(request)
  const response = await backend(new Request(new URL(url, 'http://localhost'), { method, body }))
  return packed(response.status, 'application/json', Buffer.from(await response.arrayBuffer()), backendQuality)
}

async function fromFolders(folders: readonly string[], url: string): Promise<Answer> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const wanted = extname(path) ? path : (shellFileOf(path) ?? 'index.html')
  const file = folders.map((folder) => join(folder, wanted)).find((name) => existsSync(name) && statSync(name).isFile())
  return file
    ? packed(200, types[extname(file)] ?? 'application/octet-stream', readFileSync(file))
    : { status: 404, type: 'text/plain', body: Buffer.alloc(0), isCompressed: false }
}
