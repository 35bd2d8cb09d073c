import { isOnHost } from '../site/isOnHost.ts'
import type { LinkPolicy } from '../site/LinkPolicy.ts'
import { urlOfHost } from '../site/urlOfHost.ts'
import { channelDomain } from './channelDomain.ts'

/** A page on a channel's own host. Null, and so no link, for a host that is not below one of ours. */
export function channelUrl(domain: string | null, links: LinkPolicy, path = ''): string | null {
  const host = hostOf(channelDomain(domain), links)
  return host === null ? null : urlOfHost(host, path)
}

function hostOf(domain: string | null, { rootDomain, allowedHosts }: LinkPolicy): string | null {
  if (domain === null) return null
  const isLabel = !/[.:]/.test(domain)
  if (isLabel) return rootDomain === null ? null : `${domain}.${rootDomain}`
  const roots = rootDomain === null ? allowedHosts : [rootDomain, ...allowedHosts]
  return roots.some((root) => isOnHost(domain, root)) ? domain : null
}
