import type { DemoSchema } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import { classOfId } from './classEntries.ts'
import { classRoster } from './classRoster.ts'
import type { DemoRoom } from './rooms.ts'
import { seenDateOf } from './roomVisits.ts'
import { type RosterMember, rosterOf } from './roster.ts'
import type { World } from './world.ts'
import type { RoomInvitee } from '../../src/domain/room/roomAttendance.ts'

/** Returns everybody for whom a room is, with the extra time that they were given; nobody for a public one. */
export function inviteesIn(world: World, schema: DemoSchema, room: DemoRoom, learners: readonly Visitor[]): readonly RoomInvitee[] {
  const rows = schema.where('roomPerson', { channel: world.address.channel, roomId: room.roomId }).models
  const extras = new Map(rows.map(({ userId, extraMinutes }) => [userId, extraMinutes]))
  return membersFor(world, schema, room, learners).map(({ userId, nickname }) => {
    return { userId, nickname, extraMinutes: extras.get(userId) ?? 0, seenDate: seenDateOf(world, schema, room, userId) }
  })
}

function membersFor(world: World, schema: DemoSchema, { audience }: DemoRoom, learners: readonly Visitor[]): readonly RosterMember[] {
  switch (audience.type) {
    case 'PUBLIC':
      return []
    case 'ALL':
      return rosterOf(world, learners)
    case 'MEMBERS': {
      const named = new Set(audience.userIds.map(String))
      return rosterOf(world, learners).filter(({ userId }) => named.has(String(userId)))
    }
    case 'CLASS': {
      const found = classOfId(world, audience.courseClassId)
      return found === null ? [] : classRoster(found, schema, learners)
    }
  }
}
