import type { LinkPolicy } from './LinkPolicy.ts'

/** A path of the main platform; absolute when the installation names the platform's host. */
export function mainSiteUrl(path: string, links: Pick<LinkPolicy, 'mainOrigin'>): string {
  return `${links.mainOrigin ?? ''}${path}`
}

/** The coding contest lives on a host of its own. The stray `?` is the spec's. */
export function contestUrl(links: Pick<LinkPolicy, 'contestOrigin'>): string {
  return `${links.contestOrigin ?? ''}/room/lobby?`
}
