import { paths } from '../paths.ts'

/** The hosts that links may lead to. Origins have the form `https://host[:port]`, without a trailing slash. */
export interface LinkPolicy {
  /** The host whose sub-domains are channels; null when the installation has none. */
  readonly rootDomain: string | null
  /** Origin of the main platform; null: the same origin. */
  readonly mainOrigin: string | null
  /** Origin of the coding contest's own host. */
  readonly contestOrigin: string | null
  /** Further hosts that a channel's full host name may end with. */
  readonly allowedHosts: readonly string[]
}

/** The site that the page belongs to, the main site (`channelDomain` null) or a channel, and the kind of device. */
export interface Site {
  readonly channelDomain: string | null
  readonly isDesktop: boolean
}

const mainSubDomains = new Set(['', 'www'])

/** Determines the site: a sub-domain other than `www` is a channel's. */
export function siteOf(subDomain: string | null, isDesktop: boolean): Site {
  const name = subDomain?.trim().toLowerCase() ?? ''
  return { channelDomain: mainSubDomains.has(name) ? null : name, isDesktop }
}

export function isOnChannel(site: Pick<Site, 'channelDomain'>): boolean {
  return site.channelDomain !== null
}

/** Matches localhost, which has no certificate. */
const localhostPattern = /(?:^|\.)localhost(?::|$)/

export function urlOfHost(host: string, path: string): string {
  return `${localhostPattern.test(host) ? 'http' : 'https'}://${host}${path}`
}

/** Returns the address of the main site's home, seen from a channel; null when the installation does not define it. */
export function mainHomeUrl({ mainOrigin, rootDomain }: LinkPolicy): string | null {
  if (mainOrigin !== null) return `${mainOrigin}/`
  return rootDomain === null ? null : urlOfHost(rootDomain, '/')
}

/** Returns a path of the main platform; absolute when the installation names the platform's host. */
export function mainSiteUrl(path: string, links: Pick<LinkPolicy, 'mainOrigin'>): string {
  return `${links.mainOrigin ?? ''}${path}`
}

/** Returns the address of the coding contest, which has its own host. The stray `?` is the spec's. */
export function contestUrl(links: Pick<LinkPolicy, 'contestOrigin'>): string {
  return `${links.contestOrigin ?? ''}${paths.contest}?`
}

/** Tells whether a host is this one or below it. Both are in lower case, with their ports if they have any. */
export function isHostWithin(host: string, root: string): boolean {
  return host === root || host.endsWith(`.${root}`)
}

/** Tells whether an address leads to a foreign host. A path never does, and the page's own `currentHost` is always ours. */
export function isExternalUrl(
  url: string,
  { rootDomain, mainOrigin, contestOrigin, allowedHosts }: LinkPolicy,
  currentHost: string,
): boolean {
  const host = hostOf(url)
  if (host === null) return false
  const named = [rootDomain, hostOf(mainOrigin), hostOf(contestOrigin)].filter((root) => root !== null)
  return ![currentHost, ...named, ...allowedHosts].some((root) => isHostWithin(host, root))
}

const hostOf = (url: string | null): string | null => /^https?:\/\/([^/?#]+)/i.exec(url ?? '')?.[1]?.toLowerCase() ?? null
