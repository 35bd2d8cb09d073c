import { describe, expect, it } from 'vitest'
import { auditVerdict } from './auditVerdict.mjs'

const report = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(Object.entries(severities).map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }])),
  })

describe('known holes in the packages that are shipped [F-069]', () => {
  it.each(['high', 'critical'])('one of %s severity fails, by its name', (severity) => {
    expect(auditVerdict(report({ leaky: severity, harmless: 'low' }))).toEqual({ ok: false, text: `leaky <2.0.0: ${severity}` })
  })

  it('lesser ones and none at all pass', () => {
    expect(auditVerdict(report({ harmless: 'moderate' })).ok).toBe(true)
    expect(auditVerdict(report({})).ok).toBe(true)
  })

  it.each(['', 'npm ERR! network', JSON.stringify({ message: '405 Method Not Allowed' })])(
    'a registry that gives no report is not taken for one that found nothing: %j',
    (output) => {
      expect(auditVerdict(output)).toEqual({ ok: true, text: expect.stringContaining('not checked') })
    },
  )
})
