import { demoParameters } from './demoAddress.ts'
import { channelOfHost } from './demoChannels.ts'

/** Returns an in-site link with the current demo parameters. Other links, and the link's own parameters, are unchanged. */
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

/**
 * Returns the target of a click on a link of the demo. In-site links keep the view's parameters. A link to a channel's host stays on this
 * host and gets a channel parameter, because a browser keeps the offline page for one host only. From a channel's own host, links lead to
 * other hosts.
 */
export function demoAddressOf(to: string, current: URL): string {
  const target = demoHost(to, current)
  if (target === null) return carryDemoParameters(to, current)
  const from = new URL(current)
  from.searchParams.delete('channel')
  if (isSubDomain(current)) return carryDemoParameters(target.href, withHost(from, target))
  const channel = channelOfHost(target.hostname)
  if (channel !== null) from.searchParams.set('channel', channel)
  return carryDemoParameters(target.pathname + target.search + target.hash, from)
}

/** Returns the link as a URL if its host belongs to the demo: `localhost` or one of its sub-domains, on the demo's port. */
function demoHost(to: string, current: URL): URL | null {
  if (to.startsWith('/') || !URL.canParse(to)) return null
  const target = new URL(to)
  return isLocal(target) && target.port === current.port ? target : null
}

const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')
const isSubDomain = ({ hostname }: URL) => hostname.endsWith('.localhost')

/** Returns the view on another host, from which its links count as in-site. */
function withHost(view: URL, target: URL): URL {
  return new URL(view.search, target.origin)
}

/** Returns an in-site address without the parameters of the demo's view. */
export function withoutDemoParameters(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const own = new URLSearchParams(query)
  for (const name of demoParameters) own.delete(name)
  return `${path}${own.size === 0 ? '' : `?${own.toString()}`}${fragment}`
}
