import type { DemoSchema } from '../models.ts'
import type { Judging } from '../judging.ts'
import { userIdOf } from '../personas.ts'
import { type DemoRoom, isJudgeOf, isRivalIn } from './rooms.ts'
import type { World } from './world.ts'
import { roomPhase } from '../../src/domain/room/room.ts'
import type { RoomInvitee } from '../../src/domain/room/roomAttendance.ts'
import { isGathering, isHere } from '../../src/domain/room/waitingRoom.ts'

const minute = 60_000
/** Classmates come in the last minutes before a planned start. */
const gatheringMinutes = 15

const phaseNow = (world: World, { content }: DemoRoom) => roomPhase(content, world.present().getTime())

/** Stores the viewer's look at a room that has not started, as a sign that they wait before it. */
export async function noteVisit(world: World, schema: DemoSchema, room: DemoRoom, judging: Judging): Promise<void> {
  const isWaiting = schema.first('user') !== null && room.ownerId === null && !isJudgeOf(world, schema, room)
  if (!isWaiting || !isGathering(phaseNow(world, room))) return
  const visit = { channel: world.address.channel, roomId: room.roomId, userId: userIdOf(world.address) }
  await judging.change(async () => {
    const seenDate = world.present().toISOString()
    const known = schema.findBy('roomVisit', visit)
    if (known === null) schema.create('roomVisit', { ...visit, seenDate })
    else known.update({ seenDate })
  })
}

/** Returns a person's last look at a room that has not started; null if they were not there. */
export function seenDateOf(world: World, schema: DemoSchema, room: DemoRoom, userId: number): string | null {
  if (!isGathering(phaseNow(world, room))) return null
  const { roomId } = room
  if (!isRivalIn(room, userId)) return schema.findBy('roomVisit', { channel: world.address.channel, roomId, userId })?.seenDate ?? null
  const { startDate } = room.content
  const now = world.present()
  if (startDate !== null && Date.parse(startDate) - now.getTime() > gatheringMinutes * minute) return null
  // Most classmates are there when the page opens, and the others come while it is looked at.
  const delay = world.seeded.draw(`waiting/${roomId}/${userId}`, (faker) => faker.number.float({ min: -10, max: 2 }))
  return now.getTime() >= world.now.getTime() + delay * minute ? now.toISOString() : null
}

/** Counts the people who wait before a room; null once it has started. `invitees` is read only where it is needed. */
export function waitingCountOf(world: World, schema: DemoSchema, room: DemoRoom, invitees: () => readonly RoomInvitee[]): number | null {
  if (room.ownerId !== null || !isGathering(phaseNow(world, room))) return null
  const now = world.present().getTime()
  const { roomId } = room
  const visits = room.audience.type === 'PUBLIC' ? schema.where('roomVisit', { channel: world.address.channel, roomId }).models : invitees()
  return visits.filter(({ seenDate }) => isHere(room.content, seenDate, now)).length
}
