import type { ChannelAnnouncement } from '../../domain/channelAnnouncement.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly channelAnnouncements: true
  }
}

/** What the channel is told, as far as the viewer may read it. */
export const useChannelAnnouncements = (): Loadable<readonly ChannelAnnouncement[]> => {
  const { announcements } = useFeature('inbox')
  return useLoadable(
    useViewerQuery<readonly ChannelAnnouncement[]>({ name: 'channelAnnouncements', read: (signal) => announcements.list(signal) }),
  )
}
