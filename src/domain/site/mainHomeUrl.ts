import type { LinkPolicy } from './LinkPolicy.ts'
import { urlOfHost } from './urlOfHost.ts'

/** The main site's home, seen from a channel; null when the installation does not say where it is. */
export function mainHomeUrl({ mainOrigin, rootDomain }: LinkPolicy): string | null {
  if (mainOrigin !== null) return `${mainOrigin}/`
  return rootDomain === null ? null : urlOfHost(rootDomain, '/')
}
