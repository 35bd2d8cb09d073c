import type { Plugin } from 'vite'
import { cachingByPath } from './securityHeaders.ts'

type Headers = Readonly<Record<string, string>>

/** `_headers` and `_redirects`, which Cloudflare Pages and Netlify read from the folder they serve. */
export function staticHostFiles(headers: Headers): Plugin {
  let base = '/'
  return {
    name: 'static-host-files',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers, base) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: `${base}* ${base}index.html 200\n` })
    },
  }
}

function headersFile(headers: Headers, base: string): string {
  const rules = [
    ['/*', headers],
    ...Object.entries(cachingByPath).map(([path, caching]) => [path, { 'Cache-Control': caching }] as const),
  ] as const
  return rules.map(([path, lines]) => `${base}${path.slice(1)}\n${linesOf(lines)}\n`).join('\n')
}

function linesOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')
}
