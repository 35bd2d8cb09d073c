import type { ChannelAnnouncementRow, DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { isHere } from './channelPresence.ts'
import type { World } from './world.ts'
import { isStaff } from './roles.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { announcementPhase } from '../../src/domain/channelAnnouncement.ts'

/** Lists the announcements that the viewer may read, the oldest first. Those who work there read all of them. */
export function channelAnnouncementsOf(world: World, schema: DemoSchema): readonly ChannelAnnouncementRow[] {
  const { channel } = world.address
  const rows = schema.where('channelAnnouncement', { channel }).models.map(({ attrs }) => attrs)
  const userId = userIdOf(world.address)
  const isUser = schema.first('user') !== null
  if (isUser && isStaff(world, schema)) return rows
  const isMember = isUser && isHere({ userId, schema, world })
  return shownToday(world, rows).filter(({ audience }) => audience === 'EVERYONE' || isMember)
}

/** Lists the announcements in a member's inbox. */
export function announcementsToTell(world: World, schema: DemoSchema): readonly ChannelAnnouncementRow[] {
  const isMember = isHere({ userId: userIdOf(world.address), schema, world })
  return isMember ? shownToday(world, channelAnnouncementsOf(world, schema)) : []
}

function shownToday(world: World, rows: readonly ChannelAnnouncementRow[]): readonly ChannelAnnouncementRow[] {
  const today = seoulDate(world.present())
  return rows.filter((row) => announcementPhase(row, today) === 'shown')
}
