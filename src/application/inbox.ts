import type { AnnounceInChannel, ChannelAnnouncementRepository } from './channelAnnouncement.ts'
import { poll, type Timer } from './polling.ts'
import type { InboxItem, InboxKind, InboxSetting, ReadRequest } from '../domain/inbox.ts'
import type { Page } from '../domain/paging.ts'

export interface InboxPage extends Page<InboxItem> {
  /** On all pages. */
  readonly unreadCount: number
}

/** What reaches a person. For users only. */
export interface InboxRepository {
  /** How many are unread; null where the backend knows no notifications. */
  unreadCount(signal?: AbortSignal): Promise<number | null>
  /** The newest first. */
  page(page: number, signal?: AbortSignal): Promise<InboxPage>
  /** Marking twice is marking once. Tells how many are unread after it. */
  markRead(request: ReadRequest): Promise<number>
  settings(signal?: AbortSignal): Promise<readonly InboxSetting[]>
  changeSetting(kind: InboxKind, isOn: boolean): Promise<void>
}

/** Calls `ask` at once and every minute, and not in a hidden page. Ends with the signal, or when `ask` tells that there is nothing to ask. */
export type WatchUnread = (ask: () => Promise<number | null>, signal: AbortSignal) => void

/** In ms. */
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

/** What the bell, the page of notifications and a channel's announcements ask for: all of it is news, which pages load together. */
export interface InboxFeature {
  readonly inbox: InboxRepository
  readonly watchUnread: WatchUnread
  readonly announcements: ChannelAnnouncementRepository
  readonly announce: AnnounceInChannel
}
