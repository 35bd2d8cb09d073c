import { safeUrl } from '../../domain/site/safeUrl.ts'
import { isOwnPage } from './pages.ts'

const validFor = 30 * 60_000

/** The page in what was kept (when, then where), as long as it is a page of this app and somebody may still want it. */
export function wayBackIn(kept: string, now: Date): string | null {
  const [, time, href] = /^(\d{1,15}) (\/\S*)$/.exec(kept) ?? []
  const age = now.getTime() - Number(time)
  const isFresh = age >= 0 && age < validFor
  return href !== undefined && isFresh && safeUrl(href) !== null && isOwnPage(href) ? href : null
}
