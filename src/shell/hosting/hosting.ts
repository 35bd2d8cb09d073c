import type { Plugin } from 'vite'
import { shellPages } from '../shellPages.ts'

/** Headers that a host adds to every answer; the page's policy (`contentSecurityPolicy` of the prerenderer) says which scripts may run. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Channels are sub-domains: they may show one another's pictures.
  'Cross-Origin-Resource-Policy': 'same-site',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': [
    "connect-src 'self'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "frame-src 'none'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The directive names a group of addresses. Without the header `Reporting-Endpoints`, which an installation adds, nothing is reported.
    'report-to default',
  ].join('; '),
} as const

/** The folder of Python and of the worker that runs learners' programs. */
export const pythonFolder = 'assets/python/'

/** A worker has the policy of its own file, not the page's: a program could otherwise load code from anywhere. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Hashed files never change; the page itself is revalidated every time. */
export const cachingByPath = {
  '/assets/*': 'public, max-age=31536000, immutable',
  '/media/*': 'public, max-age=86400',
  '/': 'no-cache',
  '/index.html': 'no-cache',
  '/version.json': 'no-cache',
} as const

type Headers = Readonly<Record<string, string>>

const missingFilePage = 'assets/404.html'

/**
 * `_headers` and `_redirects`, which Cloudflare Pages and Netlify read from the folder they serve. A chunk of an older version is gone,
 * not a page: the page in its place would be kept for a year, as `_headers` goes by the path alone. Netlify takes the first rule that
 * fits, where there is no file. Cloudflare Pages knows neither rule: it shows the root for what is not there, unless a 404.html lies
 * nearer, which it lets nobody keep. What Netlify answers for a missing chunk may be kept as long as the chunk itself.
 * `version.json` tells a host which version it serves.
 */
export function staticHostFiles(headers: Headers, version: string): Plugin {
  let base = '/'
  return {
    name: 'static-host-files',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers, base) })
      this.emitFile({ type: 'asset', fileName: missingFilePage, source: '<!doctype html><title>404</title>\n' })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile(base) })
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version })}\n` })
    },
  }
}

function redirectsFile(base: string): string {
  const pages = shellPages.map(({ path, file }) => `${base}${path.slice(1)} ${base}${file} 200`)
  return [`${base}assets/* ${base}${missingFilePage} 404`, ...pages, `${base}* ${base}index.html 200`, ''].join('\n')
}

/** A line of `_headers` that an installation with an address for reports switches on by deleting the sign in front. */
const reportingLine = '  # Reporting-Endpoints: default="https://codingbada.example/reports"\n'

function headersFile(headers: Headers, base: string): string {
  const rules = [
    ['/*', headers],
    ...Object.entries(cachingByPath).map(([path, caching]) => [path, { 'Cache-Control': caching }] as const),
    // Both policies apply where a host sends both: the page's forbids nothing that the worker needs.
    [`/${pythonFolder}*`, { 'Content-Security-Policy': workerPolicy }],
  ] as const
  const [first = '', ...others] = rules.map(([path, lines]) => `${base}${path.slice(1)}\n${linesOf(lines)}\n`)
  return [`${first}${reportingLine}`, ...others].join('\n')
}

function linesOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')
}
