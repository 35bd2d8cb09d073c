import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditVerdict, shippedPackages } from './auditVerdict.mjs'

const report = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(Object.entries(severities).map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }])),
  })

const shipped = new Set(['leaky', 'harmless'])

describe('known holes in the packages that are shipped [F-069]', () => {
  it.each(['high', 'critical'])('one of %s severity fails, by its name', (severity) => {
    expect(auditVerdict(report({ leaky: severity, harmless: 'low' }), shipped)).toEqual({ ok: false, text: `leaky <2.0.0: ${severity}` })
  })

  it('lesser ones and none at all pass', () => {
    expect(auditVerdict(report({ harmless: 'moderate' }), shipped).ok).toBe(true)
    expect(auditVerdict(report({}), shipped).ok).toBe(true)
  })

  it.each(['', 'npm ERR! network', JSON.stringify({ message: '405 Method Not Allowed' })])(
    'a registry that gives no report is not taken for one that found nothing: %j',
    (output) => {
      const text: unknown = expect.stringContaining('NOT CHECKED')
      expect(auditVerdict(output, shipped)).toEqual({ ok: true, text })
      expect(auditVerdict(output, shipped, true)).toEqual({ ok: false, text })
    },
  )

  it('what no build carries is nobody’s danger', () => {
    expect(auditVerdict(report({ linter: 'critical' }), shipped).ok).toBe(true)
  })

  it('the demo’s packages are among the shipped ones, with all that they need; tools are not', () => {
    const names = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
    for (const name of ['react', 'scheduler', 'miragejs', '@faker-js/faker', 'workbox-precaching', 'workbox-core', 'idb-keyval'])
      expect(names, name).toContain(name)
    for (const name of ['vite', 'vitest', 'oxlint', 'typescript']) expect(names, name).not.toContain(name)
  })
})
