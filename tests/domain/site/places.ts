import type { LinkPolicy, Site } from '../../../src/domain/site/site.ts'

export const mainSite: Site = { channelDomain: null, isDesktop: true }
export const channelSite: Site = { channelDomain: 'haeon', isDesktop: true }

export const links: LinkPolicy = {
  rootDomain: 'codingbada.kr',
  mainOrigin: 'https://codingbada.kr',
  contestOrigin: 'https://contest.example',
  allowedHosts: ['bada.school'],
}

/** An installation with no other hosts than its own. */
export const noHosts: LinkPolicy = { rootDomain: null, mainOrigin: null, contestOrigin: null, allowedHosts: [] }
