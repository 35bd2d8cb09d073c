import { isNewlyThere, type KnownIds, type SendOutcome, sendOutcome } from './sendOutcome.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type Announcement, announcementGap } from '../domain/course-class/announcement.ts'
import type { Id } from '../domain/id.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Stores announcements to a whole class, which its members and its teachers read. */
export interface AnnouncementRepository {
  /** Lists the newest first. */
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly Announcement[]>
  announce(courseClassId: Id, content: string): Promise<Announcement>
  remove(announcementId: Id): Promise<void>
}

export interface AnnouncementToMake {
  readonly viewer: Viewer
  readonly courseClassId: Id
  readonly content: string
  /** The announcements that were there before. */
  readonly known: KnownIds
}

export type Announce = (announcement: AnnouncementToMake) => Promise<SendOutcome>

export function makeAnnounce({
  repository,
  mayTeach,
}: {
  readonly repository: Pick<AnnouncementRepository, 'list' | 'announce'>
  readonly mayTeach: (viewer: Viewer) => boolean
}): Announce {
  const send = oneAtATime({ kind: 'alreadyRunning' }, (courseClassId: Id, content: string, known: KnownIds) =>
    sendOutcome(
      () => repository.announce(courseClassId, content),
      () =>
        isNewlyThere(known, async () =>
          (await repository.list(courseClassId))
            .filter((one) => one.isMine && one.content === content)
            .map(({ announcementId }) => announcementId),
        ),
    ),
  )
  return async ({ viewer, courseClassId, content, known }) => {
    if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(viewer)) return { kind: 'notAllowed' }
    const gap = announcementGap(content)
    return gap === null ? send(courseClassId, content.trim(), known) : { kind: gap }
  }
}
