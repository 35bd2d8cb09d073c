import type { Plugin } from 'vite'
import { cachingByPath, securityHeaders } from './securityHeaders.ts'

/** `_headers` and `_redirects`, which Cloudflare Pages and Netlify read from the folder they serve. */
export function staticHostFiles(): Plugin {
  return {
    name: 'static-host-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/* /index.html 200\n' })
    },
  }
}

function headersFile(): string {
  const rules = [
    ['/*', securityHeaders],
    ...Object.entries(cachingByPath).map(([path, caching]) => [path, { 'Cache-Control': caching }] as const),
  ] as const
  return rules.map(([path, headers]) => `${path}\n${linesOf(headers)}\n`).join('\n')
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')
}
