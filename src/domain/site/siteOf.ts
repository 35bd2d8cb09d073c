import type { Site } from './Site.ts'

const mainSite = new Set(['', 'www'])

/** A sub-domain other than `www` is a channel's. */
export function siteOf(subDomain: string | null, isDesktop: boolean): Site {
  const name = subDomain?.trim().toLowerCase() ?? ''
  return { channelDomain: mainSite.has(name) ? null : name, isDesktop }
}

export function isOnChannel(site: Pick<Site, 'channelDomain'>): boolean {
  return site.channelDomain !== null
}
