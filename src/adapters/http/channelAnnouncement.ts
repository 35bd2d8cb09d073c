import * as z from 'zod/mini'
import { expectNothing, fetchList, fillPath, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime, requiredDate } from './timeSchemas.ts'
import { inboxPaths as paths } from './inboxPaths.ts'
import { flag, type ItemReader, nullableImageUrl, nullableText, orNull, parseObject, requiredText, type Schema, someId } from './parsing.ts'
import { postText } from './postText.ts'
import type { ChannelAnnouncementRepository } from '../../application/channelAnnouncement.ts'
import type { Log } from '../../application/platform.ts'
import { announcementAudiences, type ChannelAnnouncement, type ChannelAnnouncementText } from '../../domain/channelAnnouncement.ts'

const textFields = {
  title: requiredText,
  content: requiredText,
  startDate: requiredDate,
  endDate: requiredDate,
  audience: z.enum(announcementAudiences),
}

export const channelAnnouncementTextSchema: Schema<ChannelAnnouncementText> = z.object(textFields)

export const channelAnnouncementSchema: Schema<ChannelAnnouncement> = z.object({
  announcementId: someId,
  ...textFields,
  createdDate: optionalDateTime,
  writer: orNull(z.object({ nickname: nullableText, profile: nullableImageUrl })),
  mayRemove: flag,
})

export const channelAnnouncementItems: ItemReader<ChannelAnnouncement> = {
  schema: channelAnnouncementSchema,
  idOf: ({ announcementId }) => announcementId,
}

export function httpChannelAnnouncementRepository(client: HttpClient, log: Log): ChannelAnnouncementRepository {
  return {
    list: (signal) =>
      fetchList(log, paths.announcements, 'announcementList', channelAnnouncementItems, () => client.get(paths.announcements, { signal })),
    announce: (announcement, key) =>
      withErrorLog(log, paths.announcements, async () =>
        parseObject(await postText(client, paths.announcements, announcement, key), channelAnnouncementSchema, 'announcement', log),
      ),
    remove: (announcementId) =>
      runWrite(log, paths.announcement, () => client.delete(fillPath(paths.announcement, { announcementId }), expectNothing)),
  }
}
