import { demoParameters } from './demoParameters.ts'

/** An in-site link that stays in the demo view of the current address. Other links, and what the link says itself, stay as they are. */
export function carryDemoParameters(to: string, current: URL): string {
  if (!isInSite(to, current)) return to
  const hashAt = to.indexOf('#')
  const [path, hash] = hashAt < 0 ? [to, ''] : [to.slice(0, hashAt), to.slice(hashAt)]
  const carried = demoQuery(current, path)
  return carried === '' ? to : path + joint(path) + carried + hash
}

function demoQuery(current: URL, path: string): string {
  const own = new URLSearchParams(path.split('?')[1] ?? '')
  const carried = new URLSearchParams()
  for (const name of demoParameters) {
    const value = current.searchParams.get(name)
    if (value !== null && !own.has(name)) carried.set(name, value)
  }
  return carried.toString()
}

function isInSite(to: string, current: URL): boolean {
  const target = URL.canParse(to, current.href) ? new URL(to, current.href) : null
  return target !== null && target.origin === current.origin && target.protocol.startsWith('http')
}

function joint(path: string): string {
  if (!path.includes('?')) return '?'
  return path.endsWith('?') || path.endsWith('&') ? '' : '&'
}
