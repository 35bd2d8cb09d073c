import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type Announcement, announcementGap } from '../domain/course-class/announcement.ts'
import type { Id } from '../domain/id.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Stores announcements to a whole class, which its members and its teachers read. */
export interface AnnouncementRepository {
  /** Lists the newest first. */
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly Announcement[]>
  announce(courseClassId: Id, content: string, key?: string): Promise<Announcement>
  remove(announcementId: Id): Promise<void>
}

export interface AnnouncementToMake {
  readonly viewer: Viewer
  readonly courseClassId: Id
  readonly content: string
  /** The announcements that were there before. */
  readonly known: KnownIds
  /** The press of the stored text. */
  readonly press?: Press
}

export type Announce = (announcement: AnnouncementToMake) => Promise<SendOutcome>

export function makeAnnounce({
  repository,
  mayTeach,
}: {
  readonly repository: Pick<AnnouncementRepository, 'list' | 'announce'>
  readonly mayTeach: (viewer: Viewer) => boolean
}): Announce {
  const send = oneAtATime({ kind: 'alreadyRunning' }, ({ courseClassId, known, press }: AnnouncementToMake, content: string) =>
    sendOnce({
      known,
      press,
      create: () => repository.announce(courseClassId, content, press?.key),
      find: async (isNew) =>
        (await repository.list(courseClassId)).find((one) => one.isMine && one.content === content && isNew(one.announcementId)),
    }),
  )
  return async (announcement) => {
    const { viewer, content } = announcement
    if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(viewer)) return { kind: 'notAllowed' }
    const gap = announcementGap(content)
    return gap === null ? send(announcement, content.trim()) : { kind: gap }
  }
}
