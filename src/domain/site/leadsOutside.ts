import { isOnHost } from './isOnHost.ts'
import type { LinkPolicy } from './LinkPolicy.ts'

/** Whether an address leads to a host that is none of ours. A path never does, and `here`, the host of this page, is ours whatever the installation names. */
export function leadsOutside(url: string, { rootDomain, mainOrigin, contestOrigin, allowedHosts }: LinkPolicy, here: string): boolean {
  const host = hostOf(url)
  if (host === null) return false
  const named = [rootDomain, hostOf(mainOrigin), hostOf(contestOrigin)].filter((root) => root !== null)
  return ![here, ...named, ...allowedHosts].some((root) => isOnHost(host, root))
}

const hostOf = (url: string | null): string | null => /^https?:\/\/([^/?#]+)/i.exec(url ?? '')?.[1]?.toLowerCase() ?? null
