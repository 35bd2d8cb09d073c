import { isBlank } from './publishedText.ts'
import { textLength } from './textLength.ts'
import { isCalendarDate } from './calendar/date.ts'
import { longestAnnouncement } from './course-class/announcement.ts'
import type { Id } from './id.ts'

/** Who reads it: whoever opens the channel's home page, or its members alone. */
export const announcementAudiences = ['EVERYONE', 'MEMBERS'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** What is written. */
export interface ChannelAnnouncementText {
  readonly title: string
  readonly content: string
  /** The first and the last day on which it is shown: YYYY-MM-DD, in Korea. */
  readonly startDate: string
  readonly endDate: string
  readonly audience: AnnouncementAudience
}

/** What those who teach or run a channel tell all of it. */
export interface ChannelAnnouncement extends ChannelAnnouncementText {
  readonly announcementId: Id
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly writer: { readonly nickname: string | null; readonly profile: string | null } | null
  /** Whether the viewer may take it back. */
  readonly mayRemove: boolean
}

/** In characters; its text is as long as that of a class's announcement. */
export const longestAnnouncementTitle = 60

export type ChannelAnnouncementGap = 'noTitle' | 'empty' | 'tooLong' | 'noDates' | 'isOver'

/** Why it cannot be told; null: it can. `today`: YYYY-MM-DD, in Korea. */
export function channelAnnouncementGap(
  { title, content, startDate, endDate }: ChannelAnnouncementText,
  today: string,
): ChannelAnnouncementGap | null {
  if (isBlank(title)) return 'noTitle'
  if (isBlank(content)) return 'empty'
  if (textLength(title) > longestAnnouncementTitle || textLength(content) > longestAnnouncement) return 'tooLong'
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
