import { isBlank } from '../publishedText.ts'
import { textLength } from '../textLength.ts'
import { isCalendarDate } from '../calendar/date.ts'
import type { Id } from '../id.ts'
import { safeImageUrl, safeUrl } from '../site/safeUrl.ts'
import { isExternalUrl, type LinkPolicy } from '../site/site.ts'

/** The fields of a banner that an operator edits. */
export interface OwnBannerText {
  readonly title: string
  /** Null: the banner shows the channel's colour alone. */
  readonly imageUrl: string | null
  /** Null: the banner is no link. */
  readonly link: string | null
  /** The first and the last day on which it is shown: YYYY-MM-DD, in Korea. Null: no limit. */
  readonly startDate: string | null
  readonly endDate: string | null
}

/** A banner of a channel, as its operators see it: past and future ones are included. */
export interface OwnBanner extends OwnBannerText {
  readonly bannerId: Id
  /** ISO date-time of the last change, which identifies the version. Null: it was never changed. */
  readonly updatedDate: string | null
}

/** The maximum length of a title, in characters. */
export const maxBannerTitleLength = 60
/** The maximum length of an address, or of a small drawing as a data URL, in characters. */
export const maxBannerPictureLength = 20_000
/** The maximum number of stored banners, and of the first ones that are shown at a time. */
export const maxBanners = 20
export const maxShownBanners = 5

/** The day and the hosts for which a banner is checked: it may only link to hosts of the installation. */
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
 * Lists the reasons why a banner cannot be saved, at most one for each part of the form; empty when it can. A banner whose last day is over
 * would never be shown.
 */
export function bannerGaps({ title, imageUrl, link, startDate, endDate }: OwnBannerText, place: BannerPlace): readonly BannerGap[] {
  return [titleGap(title), pictureGap(imageUrl), linkGap(link, place), dateGap(startDate, endDate, place.today)].filter(
    (gap) => gap !== null,
  )
}

function titleGap(title: string): BannerGap | null {
  if (isBlank(title)) return 'noTitle'
  return textLength(title) > maxBannerTitleLength ? 'titleTooLong' : null
}

/** Checks a picture: it must be a path of the site, a secure address, or a data URL. */
function pictureGap(imageUrl: string | null): BannerGap | null {
  if (imageUrl === null) return null
  if (safeImageUrl(imageUrl) === null || !/^(?:\/|https:|data:)/i.test(imageUrl)) return 'noPicture'
  return imageUrl.length > maxBannerPictureLength ? 'pictureTooLong' : null
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

/** The state of a banner; `waiting`: due, but too many are listed before it. */
export type BannerStanding = 'shown' | 'waiting' | 'coming' | 'over'

/** Returns the state of each banner on a day, in the order of the list. `today`: YYYY-MM-DD, in Korea. */
export function bannerStandings(banners: readonly Pick<OwnBanner, 'startDate' | 'endDate'>[], today: string): readonly BannerStanding[] {
  let shown = 0
  return banners.map(({ startDate, endDate }) => {
    if (startDate !== null && today < startDate) return 'coming'
    if (endDate !== null && today > endDate) return 'over'
    shown += 1
    return shown > maxShownBanners ? 'waiting' : 'shown'
  })
}

/** Lists the banners that the home page shows on a day. */
export function shownBanners<Banner extends Pick<OwnBanner, 'startDate' | 'endDate'>>(
  banners: readonly Banner[],
  today: string,
): readonly Banner[] {
  const standings = bannerStandings(banners, today)
  return banners.filter((_, at) => standings[at] === 'shown')
}

/** Sorts the banners by these ids. Banners without a given id, such as one that another operator has just added, stay behind. */
export function arrangedBanners<Banner extends Pick<OwnBanner, 'bannerId'>>(
  banners: readonly Banner[],
  bannerIds: readonly Id[],
): readonly Banner[] {
  const named = bannerIds.flatMap((id) => banners.find(({ bannerId }) => String(bannerId) === String(id)) ?? [])
  return [...new Set(named), ...banners.filter((banner) => !named.includes(banner))]
}

/** Tells whether two banners have the same content. */
export function isSameBanner(one: OwnBannerText, other: OwnBannerText): boolean {
  return (['title', 'imageUrl', 'link', 'startDate', 'endDate'] as const).every((field) => one[field] === other[field])
}
