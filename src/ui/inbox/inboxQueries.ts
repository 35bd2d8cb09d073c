import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InboxPage } from '../../application/inbox.ts'
import { asRead, type InboxSetting, type ReadRequest, sortInboxSettings } from '../../domain/inbox.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** Whose notifications they are. */
const useInboxKey = () => [useSite().site.channelDomain, viewerKey(useViewer())] as const

type InboxKey = ReturnType<typeof useInboxKey>

const unreadKey = (key: InboxKey) => ['unreadNotifications', ...key] as const

/** What stands in the cache is newer than what is still on its way. */
async function setUnread(client: QueryClient, key: InboxKey, count: number): Promise<void> {
  await client.cancelQueries({ queryKey: unreadKey(key) })
  client.setQueryData(unreadKey(key), count)
}

/**
 * How many notifications are unread, asked for at once and every minute while somebody may be looking. Null where the backend knows none,
 * 'unknown' where it could not be asked, undefined while it is not known.
 */
export const useUnreadCount = (viewer: Viewer): number | null | 'unknown' | undefined => {
  const { features } = useApplication()
  const client = useQueryClient()
  const [domain, owner] = useInboxKey()
  const { data, isError } = useQuery<number | null>({ queryKey: unreadKey([domain, owner]), queryFn: skipToken })
  const isOver = viewer.hasSessionEnded === true
  useEffect(() => {
    if (isOver) return undefined
    const queryKey = unreadKey([domain, owner])
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
        if (before !== undefined && before !== count) void client.invalidateQueries({ queryKey: ['notifications'] })
        return count
      }, ended.signal)
    }
    // Without its part there is no bell.
    start().catch(() => {})
    return () => ended.abort()
  }, [client, features, domain, owner, isOver])
  return isError && data === undefined ? 'unknown' : data
}

/** A page of notifications, read anew whenever it is opened. */
export const useNotifications = (page: number, isEnabled = true): LoadablePage<InboxPage> => {
  const { features } = useApplication()
  const client = useQueryClient()
  const key = useInboxKey()
  return useLoadablePage(
    useQuery<InboxPage>({
      queryKey: ['notifications', ...key, page],
      async queryFn({ signal }) {
        const found = await (await features.inbox()).inbox.page(page, signal)
        await setUnread(client, key, found.unreadCount)
        return found
      },
      enabled: isEnabled,
      refetchOnMount: 'always',
      placeholderData: (before) => before,
    }),
  )
}

/** Marks them at once on the page; the backend's answer says how many are left. What fails is as it was at the next look. */
export const useMarkRead = () => {
  const { features } = useApplication()
  const client = useQueryClient()
  const key = useInboxKey()
  return useAction({
    name: 'readNotifications',
    async run(request: ReadRequest): Promise<'read' | 'failed'> {
      await client.cancelQueries({ queryKey: ['notifications'] })
      client.setQueriesData<InboxPage>({ queryKey: ['notifications'] }, (page) => page && { ...page, items: asRead(page.items, request) })
      try {
        const { inbox } = await features.inbox()
        await setUnread(client, key, await inbox.markRead(request))
        return 'read'
      } catch {
        // The cause is logged.
        return 'failed'
      }
    },
    invalidates: (outcome) => (outcome === 'failed' ? ['notifications'] : []),
  })
}

const settingsKey = (key: InboxKey) => ['notificationSettings', ...key] as const

export const useInboxSettings = (): Loadable<readonly InboxSetting[]> => {
  const { features } = useApplication()
  return useLoadable(
    useQuery<readonly InboxSetting[]>({
      queryKey: settingsKey(useInboxKey()),
      queryFn: async ({ signal }) => sortInboxSettings(await (await features.inbox()).inbox.settings(signal)),
    }),
  )
}

/** Takes effect at once; where it could not be saved, it is as it was. */
export const useChangeInboxSetting = () => {
  const { features } = useApplication()
  const client = useQueryClient()
  const queryKey = settingsKey(useInboxKey())
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
