/**
 * What `npm audit --json` found in the packages that learners get (F-069). A registry that does not answer proves nothing:
 * that is told and fails nobody, who may well work without a network.
 */
export function auditVerdict(output) {
  const report = parsed(output)
  const found = report?.vulnerabilities
  if (!found) return { ok: true, text: `not checked: ${report?.message ?? 'the registry did not answer'}` }
  const holes = Object.entries(found).filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  if (holes.length === 0) return { ok: true, text: 'no known hole of high severity' }
  return { ok: false, text: holes.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`).join('\n') }
}

const parsed = (output) => {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}
