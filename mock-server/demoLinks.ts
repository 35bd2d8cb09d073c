import { demoParameters } from './demoAddress.ts'
import { channelOfHost } from './demoChannels.ts'

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

/**
 * Where a click on a link of the demo really goes. In-site links keep the view's parameters. A link to a channel's host stays on this
 * host, and a parameter says the channel: the page that a browser keeps offline is of one host. From a channel's own host, hosts lead on.
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

/** The link as an address, if it names a host that the demo plays: `localhost` or one of its sub-domains, on the demo's port. */
function demoHost(to: string, current: URL): URL | null {
  if (to.startsWith('/') || !URL.canParse(to)) return null
  const target = new URL(to)
  return isLocal(target) && target.port === current.port ? target : null
}

const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')
const isSubDomain = ({ hostname }: URL) => hostname.endsWith('.localhost')

/** The same view, seen from there: what it carries along is in-site then. */
function withHost(view: URL, target: URL): URL {
  return new URL(view.search, target.origin)
}

/** An in-site address as a link would say it: what describes the demo's view is taken off. */
export function withoutDemoParameters(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const own = new URLSearchParams(query)
  for (const name of demoParameters) own.delete(name)
  return `${path}${own.size === 0 ? '' : `?${own.toString()}`}${fragment}`
}
