import { safeUrl } from '../../domain/site/safeUrl.ts'
import type { SiteRoutes } from './links.tsx'

const validForMs = 30 * 60_000

/** Returns the page of a stored value (time, then address), if it belongs to this app and is recent enough. */
export function parseReturnPath(stored: string, now: Date, isAppPage: SiteRoutes['isAppPage']): string | null {
  const [, time, href] = /^(\d{1,15}) (\/\S*)$/.exec(stored) ?? []
  const age = now.getTime() - Number(time)
  const isFresh = age >= 0 && age < validForMs
  return href !== undefined && isFresh && safeUrl(href) !== null && isAppPage(href) ? href : null
}
