import { safeUrl } from '../../domain/site/safeUrl.ts'
import { isOwnPage } from './pages.ts'

const validFor = 30 * 60_000

/** The page in the stored value (time, then address), if it is a page of this app and not stored too long ago. */
export function wayBackIn(kept: string, now: Date): string | null {
  const [, time, href] = /^(\d{1,15}) (\/\S*)$/.exec(kept) ?? []
  const age = now.getTime() - Number(time)
  const isFresh = age >= 0 && age < validFor
  return href !== undefined && isFresh && safeUrl(href) !== null && isOwnPage(href) ? href : null
}
