import { isBlank } from './publishedText.ts'
import { textLength } from './textLength.ts'
import { isCalendarDate } from './calendar/date.ts'
import { maxAnnouncementLength } from './course-class/announcement.ts'
import type { Id } from './id.ts'

/** The readers: everyone who opens the channel's home page, or its members alone. */
export const announcementAudiences = ['EVERYONE', 'MEMBERS'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** The fields that the writer fills in. */
export interface ChannelAnnouncementText {
  readonly title: string
  readonly content: string
  /** The first and the last day on which it is shown: YYYY-MM-DD, in Korea. */
  readonly startDate: string
  readonly endDate: string
  readonly audience: AnnouncementAudience
}

/** A message from those who teach or run a channel to all of it. */
export interface ChannelAnnouncement extends ChannelAnnouncementText {
  readonly announcementId: Id
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly writer: { readonly nickname: string | null; readonly profile: string | null } | null
  /** Whether the viewer may remove it. */
  readonly mayRemove: boolean
}

/** The maximum length of a title, in characters; the text has the limit of a class's announcement. */
export const maxAnnouncementTitleLength = 60

export type ChannelAnnouncementGap = 'noTitle' | 'empty' | 'tooLong' | 'noDates' | 'isOver'

/** Returns the reason why an announcement cannot be sent; null: it can. `today`: YYYY-MM-DD, in Korea. */
export function channelAnnouncementGap(
  { title, content, startDate, endDate }: ChannelAnnouncementText,
  today: string,
): ChannelAnnouncementGap | null {
  if (isBlank(title)) return 'noTitle'
  if (isBlank(content)) return 'empty'
  if (textLength(title) > maxAnnouncementTitleLength || textLength(content) > maxAnnouncementLength) return 'tooLong'
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || endDate < startDate) return 'noDates'
  return endDate < today ? 'isOver' : null
}

export type AnnouncementPhase = 'coming' | 'shown' | 'over'

export function announcementPhase(
  { startDate, endDate }: Pick<ChannelAnnouncementText, 'startDate' | 'endDate'>,
  today: string,
): AnnouncementPhase {
  if (today < startDate) return 'coming'
  return today > endDate ? 'over' : 'shown'
}
