import * as z from 'zod/mini'
import { expectNothing, fetchList, fillContentPath, fillPath, runWrite, withErrorLog } from './calls.ts'
import { classPaths as paths } from './classPaths.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { flag, type ItemReader, nullableImageUrl, nullableText, orNull, parseObject, requiredText, type Schema, someId } from './parsing.ts'
import { postText } from './postText.ts'
import type { AnnouncementRepository } from '../../application/announcement.ts'
import type { Log } from '../../application/platform.ts'
import type { Announcement } from '../../domain/course-class/announcement.ts'

export const announcementSchema: Schema<Announcement> = z.object({
  announcementId: someId,
  content: requiredText,
  createdDate: optionalDateTime,
  teacher: orNull(z.object({ nickname: nullableText, profile: nullableImageUrl })),
  isMine: flag,
})

export const announcementItems: ItemReader<Announcement> = { schema: announcementSchema, idOf: ({ announcementId }) => announcementId }

export function httpAnnouncementRepository(client: HttpClient, log: Log): AnnouncementRepository {
  return {
    list: (id, signal) =>
      fetchList(log, paths.announcements, 'announcementList', announcementItems, () =>
        client.get(fillContentPath(paths.announcements, { id }), { signal }),
      ),
    announce: (id, content, key) =>
      withErrorLog(log, paths.announcements, async () =>
        parseObject(
          await postText(client, fillContentPath(paths.announcements, { id }), { content }, key),
          announcementSchema,
          'announcement',
          log,
        ),
      ),
    remove: (announcementId) =>
      runWrite(log, paths.announcement, () => client.delete(fillPath(paths.announcement, { announcementId }), expectNothing)),
  }
}
