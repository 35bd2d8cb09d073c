import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock } from './platform.ts'
import { seoulDate } from '../domain/calendar/seoul.ts'
import {
  type ChannelAnnouncement,
  type ChannelAnnouncementGap,
  channelAnnouncementGap,
  type ChannelAnnouncementText,
} from '../domain/channelAnnouncement.ts'
import type { Id } from '../domain/id.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Stores announcements to a whole channel. */
export interface ChannelAnnouncementRepository {
  /** Lists the announcements that run today, the newest first; teachers and operators also get those that are over or still to come. */
  list(signal?: AbortSignal): Promise<readonly ChannelAnnouncement[]>
  announce(announcement: ChannelAnnouncementText, key?: string): Promise<ChannelAnnouncement>
  remove(announcementId: Id): Promise<void>
}

export type ChannelSendOutcome = SendOutcome | { readonly kind: ChannelAnnouncementGap }

/** `press`: the one of the stored text. */
export type AnnounceInChannel = (
  viewer: Viewer,
  announcement: ChannelAnnouncementText,
  known: KnownIds,
  press?: Press,
) => Promise<ChannelSendOutcome>

interface Dependencies {
  readonly repository: Pick<ChannelAnnouncementRepository, 'list' | 'announce'>
  readonly clock: Clock
  readonly mayTeach: (viewer: Viewer) => boolean
}

export function makeAnnounceInChannel({ repository, clock, mayTeach }: Dependencies): AnnounceInChannel {
  const send = oneAtATime({ kind: 'alreadyRunning' }, (announcement: ChannelAnnouncementText, known: KnownIds, press?: Press) =>
    sendOnce({
      known,
      press,
      create: () => repository.announce(announcement, press?.key),
      find: async (isNew) =>
        (await repository.list()).find(
          (one) => one.title === announcement.title && one.content === announcement.content && isNew(one.announcementId),
        ),
    }),
  )
  return async (viewer, announcement, known, press) => {
    if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(viewer)) return { kind: 'notAllowed' }
    const gap = channelAnnouncementGap(announcement, seoulDate(clock.now()))
    if (gap !== null) return { kind: gap }
    return send({ ...announcement, title: announcement.title.trim(), content: announcement.content.trim() }, known, press)
  }
}
