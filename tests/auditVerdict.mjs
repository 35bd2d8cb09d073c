/** Development dependencies that the demo contains: those of its backend and its worker. */
const inDemo = ['@faker-js/faker', 'idb-keyval', 'miragejs', 'route-recognizer', /^workbox-/]

/** Returns the names of all packages in a lockfile that a build can contain, with their dependencies. */
export function shippedPackages({ packages }) {
  const { dependencies = {}, devDependencies = {} } = packages[''] ?? {}
  const isInDemo = (name) => inDemo.some((wanted) => (wanted instanceof RegExp ? wanted.test(name) : wanted === name))
  const found = new Set()
  const visit = (name) => {
    if (found.has(name)) return
    found.add(name)
    const { dependencies: next = {}, optionalDependencies = {} } = packages[`node_modules/${name}`] ?? {}
    for (const needed of Object.keys({ ...next, ...optionalDependencies })) visit(needed)
  }
  for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies).filter(isInDemo)]) visit(name)
  return found
}

/**
 * Judges the output of `npm audit --json` for the packages that learners and demo visitors get (F-069). A registry that does not answer
 * proves nothing: this is reported, and fails only if an answer is required, since a machine may have no network.
 */
export function auditVerdict(output, shipped, isRequired = false) {
  const report = parsed(output)
  const found = report?.vulnerabilities
  if (!found) return { ok: !isRequired, text: `NOT CHECKED: ${report?.message ?? 'the registry did not answer'}` }
  const isHole = ([name, { severity }]) => shipped.has(name) && (severity === 'high' || severity === 'critical')
  const holes = Object.entries(found).filter(isHole)
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
