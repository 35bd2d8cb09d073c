import * as z from 'zod/mini'
import type { ChannelAnnouncementRow, DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, created, forbidden, forStaff, noContent, notFound, routePath, tooLarge } from './http.ts'
import { channelAnnouncementsOf } from '../world/channelAnnouncements.ts'
import { authorOf } from '../world/personaPicture.ts'
import type { World } from '../world/world.ts'
import { rolesOf } from '../world/roles.ts'
import { inboxPaths as paths } from '../../src/adapters/http/inboxPaths.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { announcementAudiences, channelAnnouncementGap } from '../../src/domain/channelAnnouncement.ts'

const sentText = z.object({
  title: z.string(),
  content: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  audience: z.enum(announcementAudiences),
})

/** Serves announcements to a whole channel by those who teach or run it. */
export function channelAnnouncementRoutes(server: DemoServer, world: World): void {
  const { channel } = world.address
  const ownId = userIdOf(world.address)
  const mayRemove = (schema: DemoSchema, { ownerId }: ChannelAnnouncementRow) =>
    ownerId === ownId || rolesOf(world, schema, ownId).includes('ROLE_CHANNEL_OPERATOR')
  const shown = (schema: DemoSchema, row: ChannelAnnouncementRow) => {
    const { channel: _, ownerId, ...announcement } = row
    return { ...announcement, writer: authorOf(ownerId), mayRemove: schema.first('user') !== null && mayRemove(schema, row) }
  }

  server.get(paths.announcements, (schema: DemoSchema) => ({
    announcementList: channelAnnouncementsOf(world, schema)
      .toReversed()
      .map((row) => shown(schema, row)),
  }))
  server.post(paths.announcements, (schema, request) =>
    forStaff(world, schema, () => {
      const sent = z.safeParse(sentText, bodyOf(request)).data
      if (sent === undefined) return badRequest('title, content, startDate, endDate, audience가 필요해요')
      const gap = channelAnnouncementGap(sent, seoulDate(world.present()))
      if (gap === 'tooLong') return tooLarge()
      if (gap !== null) return badRequest('제목과 내용, 아직 끝나지 않은 날짜가 필요해요')
      const row: ChannelAnnouncementRow = {
        ...sent,
        announcementId: 1 + Math.max(0, ...schema.all('channelAnnouncement').models.map(({ announcementId }) => announcementId)),
        channel,
        ownerId: ownId,
        title: sent.title.trim(),
        content: sent.content.trim(),
        createdDate: world.present().toISOString(),
      }
      schema.create('channelAnnouncement', row)
      return created(shown(schema, row))
    }),
  )
  server.delete(routePath(paths.announcement), (schema, request) =>
    forStaff(world, schema, () => {
      const row = schema.findBy('channelAnnouncement', { channel, announcementId: Number(request.params['announcementId']) })
      if (row === null) return notFound()
      if (!mayRemove(schema, row.attrs)) return forbidden()
      row.destroy()
      return noContent()
    }),
  )
}
