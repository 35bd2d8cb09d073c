import { carryDemoParameters } from './carryDemoParameters.ts'
import { channelOfHost } from './demoChannels.ts'

/**
 * Where a click on a link of the demo really goes. In-site links keep the view's parameters; so do links to the demo's own
 * sub-domains, whose host says the channel. Where the demo's host can have no sub-domains, the channel is said by a parameter.
 */
export function demoAddressOf(to: string, current: URL): string {
  const target = demoHost(to, current)
  if (target === null) return carryDemoParameters(to, current)
  const from = new URL(current)
  from.searchParams.delete('channel')
  if (hasSubDomains(current)) return carryDemoParameters(target.href, withHost(from, target))
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
const hasSubDomains = isLocal

/** The same view, seen from there: what it carries along is in-site then. */
function withHost(view: URL, target: URL): URL {
  return new URL(view.search, target.origin)
}
