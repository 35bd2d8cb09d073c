import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InboxPage } from '../../application/inbox.ts'
import type { ChannelAnnouncement } from '../../domain/channelAnnouncement.ts'
import { asRead, type InboxSetting, type ReadRequest, sortInboxSettings } from '../../domain/inbox.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'
import { keyForSite, keyForViewer, queriesNamed } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly channelAnnouncements: true
    readonly notificationSettings: true
    readonly notifications: true
    readonly unreadNotifications: true
  }
}

/** Returns the site and viewer to whom the notifications belong. */
const useOwner = () => [useSite().site, useViewer()] as const

type Owner = ReturnType<typeof useOwner>

const unreadKey = (channelDomain: string | null, owner: string | null) => keyForSite('unreadNotifications', { channelDomain }, owner)

/** Sets the count in the cache. A request under way is cancelled, because its answer would be older. */
async function setUnread(client: QueryClient, [{ channelDomain }, viewer]: Owner, count: number): Promise<void> {
  const queryKey = unreadKey(channelDomain, viewerKey(viewer))
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, count)
}

/** Opens the channel by which the site's tabs tell each other this viewer's count; null where the browser has none. */
const openTabs = (channelDomain: string | null, owner: string | null) =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`unread/${channelDomain}/${owner}`)

/**
 * Returns the number of unread notifications, read at once and every minute while the page is visible, and told by other tabs that
 * mark some as read. Null if the backend has none, 'unknown' if the request failed, undefined while it is not known.
 */
export const useUnreadCount = (viewer: Viewer): number | null | 'unknown' | undefined => {
  const { features } = useApplication()
  const client = useQueryClient()
  const { channelDomain } = useSite().site
  const owner = viewerKey(viewer)
  const { data, isError } = useQuery<number | null>({ queryKey: unreadKey(channelDomain, owner), queryFn: skipToken })
  const isOver = viewer.hasSessionEnded === true
  useEffect(() => {
    if (isOver) return undefined
    const queryKey = unreadKey(channelDomain, owner)
    const ended = new AbortController()
    const start = async () => {
      const { inbox, watchUnread } = await features.inbox()
      if (ended.signal.aborted) return
      watchUnread(async () => {
        const before = client.getQueryData<number | null>(queryKey)
        const count = await client.fetchQuery<number | null>({
          queryKey,
          queryFn: ({ signal }) => inbox.unreadCount(signal),
          staleTime: 0,
          retry: false,
        })
        if (before !== undefined && before !== count) void client.invalidateQueries(queriesNamed('notifications'))
        return count
      }, ended.signal)
    }
    // Without this chunk there is no bell.
    start().catch(() => {})
    const tabs = openTabs(channelDomain, owner)
    tabs?.addEventListener('message', ({ data: count }) => {
      if (client.getQueryData(queryKey) === count) return
      client.setQueryData(queryKey, count)
      void client.invalidateQueries(queriesNamed('notifications'))
    })
    return () => {
      ended.abort()
      tabs?.close()
    }
  }, [client, features, channelDomain, owner, isOver])
  return isError && data === undefined ? 'unknown' : data
}

/** Reads a page of notifications, again whenever it is opened. */
export const useNotifications = (page: number, isEnabled = true): LoadablePage<InboxPage> => {
  const { features } = useApplication()
  const client = useQueryClient()
  const owner = useOwner()
  return useLoadablePage(
    useQuery<InboxPage>({
      queryKey: keyForViewer('notifications', ...owner, page),
      async queryFn({ signal }) {
        const found = await (await features.inbox()).inbox.page(page, signal)
        await setUnread(client, owner, found.unreadCount)
        return found
      },
      enabled: isEnabled,
      refetchOnMount: 'always',
      placeholderData: (before) => before,
    }),
  )
}

/** Marks notifications as read at once on the page; the answer tells how many are left. A failure restores the last known state. */
export const useMarkRead = () => {
  const { features } = useApplication()
  const client = useQueryClient()
  const owner = useOwner()
  return useAction({
    name: 'readNotifications',
    async run(request: ReadRequest): Promise<'read' | 'failed'> {
      await client.cancelQueries(queriesNamed('notifications'))
      client.setQueriesData<InboxPage>(queriesNamed('notifications'), (page) => page && { ...page, items: asRead(page.items, request) })
      try {
        const { inbox } = await features.inbox()
        const count = await inbox.markRead(request)
        await setUnread(client, owner, count)
        const [{ channelDomain }, viewer] = owner
        const tabs = openTabs(channelDomain, viewerKey(viewer))
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone, and takes no other
        tabs?.postMessage(count)
        tabs?.close()
        return 'read'
      } catch {
        // The client has already logged the cause.
        return 'failed'
      }
    },
    invalidates: (outcome) => (outcome === 'failed' ? ['notifications'] : []),
  })
}

const settingsKey = (owner: Owner) => keyForViewer('notificationSettings', ...owner)

export const useInboxSettings = (): Loadable<readonly InboxSetting[]> => {
  const { features } = useApplication()
  return useLoadable(
    useQuery<readonly InboxSetting[]>({
      queryKey: settingsKey(useOwner()),
      queryFn: async ({ signal }) => sortInboxSettings(await (await features.inbox()).inbox.settings(signal)),
    }),
  )
}

/** Changes a setting at once, and restores it if it could not be saved. */
export const useChangeInboxSetting = () => {
  const { features } = useApplication()
  const client = useQueryClient()
  const queryKey = settingsKey(useOwner())
  const show = ({ kind, isOn }: InboxSetting) =>
    client.setQueryData<readonly InboxSetting[]>(queryKey, (all) => all?.map((one) => (one.kind === kind ? { kind, isOn } : one)))
  return useAction({
    name: 'changeNotificationSetting',
    async run({ kind, isOn }: InboxSetting): Promise<'changed' | 'failed'> {
      show({ kind, isOn })
      try {
        await (await features.inbox()).inbox.changeSetting(kind, isOn)
        return 'changed'
      } catch {
        show({ kind, isOn: !isOn })
        return 'failed'
      }
    },
    invalidates: () => ['notifications'],
  })
}

/** Reads the channel's announcements that the viewer may read. */
export const useChannelAnnouncements = (): Loadable<readonly ChannelAnnouncement[]> => {
  const { announcements } = useFeature('inbox')
  return useLoadable(
    useViewerQuery<readonly ChannelAnnouncement[]>({ name: 'channelAnnouncements', read: (signal) => announcements.list(signal) }),
  )
}
