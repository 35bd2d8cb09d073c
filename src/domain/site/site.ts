import { paths } from '../paths.ts'

/** Where links may lead. Origins as in `https://host[:port]`, without a trailing slash. */
export interface LinkPolicy {
  /** Channel sub-domains hang below this host; null when the installation has none. */
  readonly rootDomain: string | null
  /** Origin of the main platform; null: the same origin. */
  readonly mainOrigin: string | null
  /** Origin of the coding contest's own host. */
  readonly contestOrigin: string | null
  /** Further hosts that a channel's full host name may end with. */
  readonly allowedHosts: readonly string[]
}

/** Where the page stands: the main site (`channelDomain` null) or a channel's sub-domain, and on what kind of device. */
export interface Site {
  readonly channelDomain: string | null
  readonly isDesktop: boolean
}

const mainSubDomains = new Set(['', 'www'])

/** A sub-domain other than `www` is a channel's. */
export function siteOf(subDomain: string | null, isDesktop: boolean): Site {
  const name = subDomain?.trim().toLowerCase() ?? ''
  return { channelDomain: mainSubDomains.has(name) ? null : name, isDesktop }
}

export function isOnChannel(site: Pick<Site, 'channelDomain'>): boolean {
  return site.channelDomain !== null
}

/** localhost, which has no certificate. */
const localhostPattern = /(?:^|\.)localhost(?::|$)/

export function urlOfHost(host: string, path: string): string {
  return `${localhostPattern.test(host) ? 'http' : 'https'}://${host}${path}`
}

/** The main site's home, seen from a channel; null when the installation does not say where it is. */
export function mainHomeUrl({ mainOrigin, rootDomain }: LinkPolicy): string | null {
  if (mainOrigin !== null) return `${mainOrigin}/`
  return rootDomain === null ? null : urlOfHost(rootDomain, '/')
}

/** A path of the main platform; absolute when the installation names the platform's host. */
export function mainSiteUrl(path: string, links: Pick<LinkPolicy, 'mainOrigin'>): string {
  return `${links.mainOrigin ?? ''}${path}`
}

/** The coding contest lives on a host of its own. The stray `?` is the spec's. */
export function contestUrl(links: Pick<LinkPolicy, 'contestOrigin'>): string {
  return `${links.contestOrigin ?? ''}${paths.contest}?`
}

/** Whether a host is this one or below it. Both in lower case, with their ports if they have any. */
export function isHostWithin(host: string, root: string): boolean {
  return host === root || host.endsWith(`.${root}`)
}

/** Whether an address leads to a host that is none of ours. A path never does, and `currentHost`, that of this page, is ours whatever the installation names. */
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
