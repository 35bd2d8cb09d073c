import type { AnnounceInChannel, ChannelAnnouncementRepository } from './channelAnnouncement.ts'
import { poll, type Timer } from './polling.ts'
import type { InboxItem, InboxKind, InboxSetting, ReadRequest } from '../domain/inbox.ts'
import type { Page } from '../domain/paging.ts'

export interface InboxPage extends Page<InboxItem> {
  /** Counts the unread notifications of all pages. */
  readonly unreadCount: number
}

/** Reads the notifications of the viewer. Requires a signed-in user. */
export interface InboxRepository {
  /** Resolves to the unread count; null where the backend knows no notifications. */
  unreadCount(signal?: AbortSignal): Promise<number | null>
  /** Lists a page of notifications, the newest first. */
  page(page: number, signal?: AbortSignal): Promise<InboxPage>
  /** Marks as read; doing it twice does no harm. Resolves to the unread count after it. */
  markRead(request: ReadRequest): Promise<number>
  settings(signal?: AbortSignal): Promise<readonly InboxSetting[]>
  changeSetting(kind: InboxKind, isOn: boolean): Promise<void>
}

/** Calls `ask` at once and every minute, but not in a hidden page. Ends with the signal, or when `ask` returns null. */
export type WatchUnread = (ask: () => Promise<number | null>, signal: AbortSignal) => void

/** Interval in ms. */
export const inboxInterval = 60_000

export function makeWatchUnread(timer: Timer): WatchUnread {
  return (ask, signal) => {
    const look = async () => {
      const count = await ask().catch(() => 'failed' as const)
      return count === null ? null : inboxInterval
    }
    poll({ look, firstPause: 0, onReturn: 'whenDue' }, timer, signal)
  }
}

/** Lists the ports and use cases of the bell, the page of notifications and a channel's announcements, which are news and load together. */
export interface InboxFeature {
  readonly inbox: InboxRepository
  readonly watchUnread: WatchUnread
  readonly announcements: ChannelAnnouncementRepository
  readonly announce: AnnounceInChannel
}
