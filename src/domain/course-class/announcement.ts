import { isBlank } from '../publishedText.ts'
import { textLength } from '../textLength.ts'
import type { Id } from '../id.ts'

/** A message from a teacher to a whole class. */
export interface Announcement {
  readonly announcementId: Id
  readonly content: string
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly teacher: { readonly nickname: string | null; readonly profile: string | null } | null
  /** Whether the viewer has written it, and may remove it. */
  readonly isMine: boolean
}

/** The maximum length, in characters. */
export const maxAnnouncementLength = 500

/** Returns the reason why it cannot be sent; null: it can. */
export function announcementGap(content: string): 'empty' | 'tooLong' | null {
  if (isBlank(content)) return 'empty'
  return textLength(content) > maxAnnouncementLength ? 'tooLong' : null
}
