import { isBlank } from '../publishedText.ts'
import { textLength } from '../textLength.ts'
import { isCalendarDate } from '../calendar/date.ts'
import type { Id } from '../id.ts'
import { safeImageUrl, safeUrl } from '../site/safeUrl.ts'
import { isExternalUrl, type LinkPolicy } from '../site/site.ts'

/** What an operator says of a banner. */
export interface OwnBannerText {
  readonly title: string
  /** Null: the channel's colour alone. */
  readonly imageUrl: string | null
  /** Null: it leads nowhere. */
  readonly link: string | null
  /** The first and the last day on which it is shown: YYYY-MM-DD, in Korea. Null: from always, for ever. */
  readonly startDate: string | null
  readonly endDate: string | null
}

/** A banner of a channel, as its operators see it: also what is over or still to come. */
export interface OwnBanner extends OwnBannerText {
  readonly bannerId: Id
  /** ISO date-time of the last change; tells one version from another. Null: it is as it was at the start. */
  readonly updatedDate: string | null
}

/** In characters. */
export const longestBannerTitle = 60
/** Characters of an address, or of a small drawing that is one. */
export const longestBannerPicture = 20_000
/** So many are kept, and of those that are due so many are shown: the first ones. */
export const mostBanners = 20
export const mostShownBanners = 5

/** Where and when a banner is to be shown: it leads to no hosts but the installation's. */
export interface BannerPlace {
  /** YYYY-MM-DD, in Korea. */
  readonly today: string
  readonly links: LinkPolicy
  readonly host: string
}

export type BannerGap =
  | 'noTitle'
  | 'titleTooLong'
  | 'noPicture'
  | 'pictureTooLong'
  | 'noLink'
  | 'foreignLink'
  | 'noDates'
  | 'endsTooSoon'
  | 'isOver'

/**
 * Why a banner cannot be saved, one reason for each part of the form at most; empty when it can. One whose last day is over would be shown
 * to nobody.
 */
export function bannerGaps({ title, imageUrl, link, startDate, endDate }: OwnBannerText, place: BannerPlace): readonly BannerGap[] {
  return [titleGap(title), pictureGap(imageUrl), linkGap(link, place), dateGap(startDate, endDate, place.today)].filter(
    (gap) => gap !== null,
  )
}

function titleGap(title: string): BannerGap | null {
  if (isBlank(title)) return 'noTitle'
  return textLength(title) > longestBannerTitle ? 'titleTooLong' : null
}

/** A path of the site, a secure address, or a picture that is its own address. */
function pictureGap(imageUrl: string | null): BannerGap | null {
  if (imageUrl === null) return null
  if (safeImageUrl(imageUrl) === null || !/^(?:\/|https:|data:)/i.test(imageUrl)) return 'noPicture'
  return imageUrl.length > longestBannerPicture ? 'pictureTooLong' : null
}

function linkGap(link: string | null, { links, host }: BannerPlace): BannerGap | null {
  if (link === null) return null
  if (safeUrl(link) === null || !/^(?:\/|https:)/i.test(link)) return 'noLink'
  return isExternalUrl(link, links, host) ? 'foreignLink' : null
}

function dateGap(startDate: string | null, endDate: string | null, today: string): BannerGap | null {
  if ([startDate, endDate].some((date) => date !== null && !isCalendarDate(date))) return 'noDates'
  if (endDate === null) return null
  if (startDate !== null && endDate < startDate) return 'endsTooSoon'
  return endDate < today ? 'isOver' : null
}

/** `waiting`: due, but too many stand before it. */
export type BannerStanding = 'shown' | 'waiting' | 'coming' | 'over'

/** What each banner does on a day, in the order of the list. `today`: YYYY-MM-DD, in Korea. */
export function bannerStandings(banners: readonly Pick<OwnBanner, 'startDate' | 'endDate'>[], today: string): readonly BannerStanding[] {
  let shown = 0
  return banners.map(({ startDate, endDate }) => {
    if (startDate !== null && today < startDate) return 'coming'
    if (endDate !== null && today > endDate) return 'over'
    shown += 1
    return shown > mostShownBanners ? 'waiting' : 'shown'
  })
}

/** Those that the home page shows on a day. */
export function shownBanners<Banner extends Pick<OwnBanner, 'startDate' | 'endDate'>>(
  banners: readonly Banner[],
  today: string,
): readonly Banner[] {
  const standings = bannerStandings(banners, today)
  return banners.filter((_, at) => standings[at] === 'shown')
}

/** The banners in this order. Those that it does not name, as what another operator has just added, stay behind it. */
export function arrangedBanners<Banner extends Pick<OwnBanner, 'bannerId'>>(
  banners: readonly Banner[],
  bannerIds: readonly Id[],
): readonly Banner[] {
  const named = bannerIds.flatMap((id) => banners.find(({ bannerId }) => String(bannerId) === String(id)) ?? [])
  return [...new Set(named), ...banners.filter((banner) => !named.includes(banner))]
}

/** Whether one says what the other says. */
export function isSameBanner(one: OwnBannerText, other: OwnBannerText): boolean {
  return (['title', 'imageUrl', 'link', 'startDate', 'endDate'] as const).every((field) => one[field] === other[field])
}
