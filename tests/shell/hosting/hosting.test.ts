import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { cachingByPath, pythonFolder, securityHeaders, staticHostFiles, workerPolicy } from '../../../src/shell/hosting/hosting.ts'
import { contentSecurityPolicy } from '../../../src/shell/prerender.ts'
import { shellPages } from '../../../src/shell/shellPages.ts'

const nginx = readFileSync('src/shell/hosting/nginx.conf', 'utf8')

describe('the example for nginx', () => {
  it('sends the same security headers as every other host [F-062]', () => {
    const headers = Object.fromEntries([...nginx.matchAll(/add_header ([\w-]+) "(.*?)" always;/g)].map(([, name, value]) => [name, value]))
    expect(nginx).toContain('add_header Content-Security-Policy $codingbada_policy always;')
    const policy = /default +"(connect-src .*)";/.exec(nginx)?.[1]
    expect({ ...headers, 'Content-Security-Policy': policy }).toEqual(securityHeaders)
  })

  it('asks browsers for reports where an installation names the address, and for none as it stands', () => {
    expect(securityHeaders['Content-Security-Policy']).toMatch(/; report-to default$/)
    expect(nginx).toContain('add_header Reporting-Endpoints $codingbada_reporting always;')
    expect(nginx).toMatch(/map \$host \$codingbada_reporting \{\s+default +"";/)
    expect(nginx).toMatch(/^# +default +'default="https:\/\/codingbada\.example\/reports"';$/m)
  })

  it('gives the worker that runs learners’ programs a policy of its own, and sends Python compressed', () => {
    expect(nginx).toMatch(new RegExp(`~\\^/${pythonFolder} +"${workerPolicy}"`))
    expect(nginx).toMatch(/gzip_types .*application\/wasm/)
    expect(nginx).toContain('types { text/javascript mjs; }')
  })

  it('answers no name but its own, sends streams as they come, and lets nobody keep what is somebody’s', () => {
    const servers = nginx.split(/^server /m).slice(1)
    const refusing = servers.filter((server) => server.includes('default_server'))
    expect(refusing).toHaveLength(1)
    expect(refusing[0]).toMatch(/ssl_reject_handshake on;[\s\S]*return 444;/)
    expect(servers.every((server) => /server_name (_|codingbada\.example \*\.codingbada\.example);/.test(server))).toBe(true)
    const api = /location ~ \^\/\(product\|eduenv\)\/v1\/ \{([\s\S]*?)\n {4}\}/.exec(nginx)?.[1] ?? ''
    expect(api).toContain('proxy_buffering off;')
    expect(api).toContain('add_header Cache-Control $codingbada_api_caching always;')
    expect(nginx).toMatch(/map \$upstream_http_cache_control \$codingbada_api_caching \{\s+"" +"no-store";/)
  })

  it('answers each kind of page with its own file', () => {
    const rules = [...nginx.matchAll(/^ {4}~(\S+) +\/(pages\/\S+);$/gm)].map(([, pattern = '', file]) => ({
      pattern: new RegExp(pattern),
      file,
    }))
    expect(rules.map(({ file }) => file)).toEqual(shellPages.map(({ file }) => file))
    for (const { file, drawnAt } of shellPages) {
      const [path = ''] = drawnAt.split('?')
      expect(rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.file)).toEqual([file])
    }
    expect(rules.some(({ pattern }) => pattern.test('/course/class/5017/lesson'))).toBe(false)
  })

  it('keeps hashed files for ever and the page never', () => {
    expect(nginx).toContain(`~^/assets/   "${cachingByPath['/assets/*']}"`)
    expect(nginx).toContain(`default      "${cachingByPath['/']}"`)
  })
})

test('static hosts have the line for reports of browsers, not switched on', () => {
  const emitted = new Map<string, string>()
  const { generateBundle, configResolved } = staticHostFiles(securityHeaders, '1.2.3') as unknown as {
    configResolved(config: object): void
    generateBundle(this: object): void
  }
  configResolved({ base: '/' })
  generateBundle.call({ emitFile: ({ fileName, source }: { fileName: string; source: string }) => emitted.set(fileName, source) })
  const [everywhere] = emitted.get('_headers')?.split('\n\n') ?? []
  expect(everywhere).toMatch(/^\/\*\n/)
  expect(everywhere).toMatch(/\n {2}# Reporting-Endpoints: default="https:\/\/codingbada\.example\/reports"$/)
  expect(emitted.get('version.json')).toBe('{"version":"1.2.3"}\n')
})

describe('the policy that the page carries itself', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
  const hash = `'sha256-${'A'.repeat(43)}='`
  const hashed = { scripts: [hash], styles: [hash] }

  it('runs no script but its own and those it names, in production and in the demo [F-063]', () => {
    for (const isDemo of [false, true]) {
      const policy = contentSecurityPolicy(isDemo, inline)
      expect(policy).toMatch(/script-src 'self' 'sha256-a'/)
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      expect(policy).toContain("object-src 'none'; base-uri 'none'")
    }
  })

  it('lets production fetch the one chat script and the demo nothing from elsewhere [F-064]', () => {
    expect(contentSecurityPolicy(false, inline)).toContain('https://cdn.channel.io')
    expect(contentSecurityPolicy(true, inline)).not.toContain('https:')
    expect(contentSecurityPolicy(true, inline)).toContain("require-trusted-types-for 'script'")
  })

  it.each([
    ['production', `${contentSecurityPolicy(false, hashed)}; ${securityHeaders['Content-Security-Policy']}`, []],
    ['the demo', contentSecurityPolicy(true, hashed), []],
    ['the worker of learners’ programs', workerPolicy, []],
    ['one that allows inline scripts', "script-src 'self' 'unsafe-inline'; object-src 'none'", ['script-src']],
  ])('has no hole that the evaluator of browsers’ makers knows: %s', (_, policy, found) => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    // Findings of lower severity are remarks, such as that the page's own host serves scripts.
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE).map(({ directive }) => directive)).toEqual(found)
  })
})
