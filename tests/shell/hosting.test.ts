import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cachingByPath, pythonFolder, securityHeaders, workerPolicy } from '../../src/shell/hosting/hosting.ts'
import { contentSecurityPolicy } from '../../src/shell/prerender.ts'
import { shellPages } from '../../src/shell/shellPages.ts'

const nginx = readFileSync('src/shell/hosting/nginx.conf', 'utf8')

describe('the example for nginx', () => {
  it('sends the same security headers as every other host [F-062]', () => {
    const headers = Object.fromEntries([...nginx.matchAll(/add_header ([\w-]+) "(.*?)" always;/g)].map(([, name, value]) => [name, value]))
    expect(nginx).toContain('add_header Content-Security-Policy $codingbada_policy always;')
    const policy = /default +"(connect-src .*)";/.exec(nginx)?.[1]
    expect({ ...headers, 'Content-Security-Policy': policy }).toEqual(securityHeaders)
  })

  it('gives the worker that runs learners’ programs a policy of its own, and sends Python compressed', () => {
    expect(nginx).toMatch(new RegExp(`~\\^/${pythonFolder} +"${workerPolicy}"`))
    expect(nginx).toMatch(/gzip_types .*application\/wasm/)
    expect(nginx).toContain('types { text/javascript mjs; }')
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

describe('the policy that the page carries itself', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }

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
})
