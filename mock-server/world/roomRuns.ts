import type { DemoSchema, RoomPostRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { type DemoRoom, roomOfId } from './rooms.ts'
import type { World } from './world.ts'
import { roomPhase, type RoomTimes } from '../../src/domain/room/room.ts'
import { runState, type RunState } from '../../src/domain/studio/roomChanges.ts'
import type { SetRoom } from '../../src/domain/studio/setRoom.ts'
import { taskChangeText } from '../../src/domain/room/taskChange.ts'
import { hasSameTimes, movedEnd, movedEndText } from '../../src/domain/room/timeChange.ts'

type NewPost = Pick<RoomPostRow, 'taskNumber' | 'question' | 'answer' | 'isPublic'>

export function addPost(world: World, schema: DemoSchema, { roomId }: Pick<DemoRoom, 'roomId'>, post: NewPost): void {
  schema.create('roomPost', {
    postId: schema.all('roomPost').models.length + 1,
    channel: world.address.channel,
    roomId,
    ownerId: userIdOf(world.address),
    createdDate: world.present().toISOString(),
    ...post,
  })
}

interface RoomRun {
  readonly startDate: string | null
  readonly endDate: string
}

/** Converts to UTC, which the table has; moments that a teacher chose have Seoul's offset. */
const utcOf = (moment: string) => new Date(moment).toISOString()

export function setRun(world: World, schema: DemoSchema, { roomId }: Pick<DemoRoom, 'roomId'>, { startDate, endDate }: RoomRun): void {
  const { channel } = world.address
  const run = { startDate: startDate && utcOf(startDate), endDate: utcOf(endDate) }
  const known = schema.findBy('roomRun', { channel, roomId })
  if (known === null) schema.create('roomRun', { channel, roomId, ...run })
  else known.update(run)
}

interface PersonKey {
  readonly channel: string
  readonly roomId: number
  readonly userId: number
}

/** Stores that a person has begun, or was given extra time, which may come first. */
export function setPerson(
  schema: DemoSchema,
  who: PersonKey,
  change: { readonly startedDate: string } | { readonly extraMinutes: number },
): void {
  const known = schema.findBy('roomPerson', who)
  if (known === null) schema.create('roomPerson', { ...who, startedDate: null, extraMinutes: 0, ...change })
  else known.update(change)
}

interface Republished {
  readonly workId: number
  /** The version that was published before; null if there is none. */
  readonly published: { readonly content: RunContent } | null
}

type RunContent = RoomTimes & Pick<SetRoom, 'taskList'>

/** Returns the state of a published room's run. A room that was not published before is planned. */
export function runStateOf(world: World, schema: DemoSchema, { workId, published }: Republished): RunState {
  if (published === null) return 'PLANNED'
  const { timing, startDate, endDate } = published.content
  const times = timing === 'MANUAL' ? { startDate: null, endDate: null } : { startDate, endDate }
  const run = schema.findBy('roomRun', { channel: world.address.channel, roomId: workId })
  return runState(
    roomPhase({ startDate: run?.startDate ?? times.startDate, endDate: run?.endDate ?? times.endDate }, world.present().getTime()),
  )
}

/** Adapts a run before its room is published anew: times and tasks change at once, even in a started room, and everybody is notified. */
export function moveRun(world: World, schema: DemoSchema, { workId, published }: Republished, after: RunContent): void {
  const room = roomOfId(world, schema, String(workId))
  if (room === null || published === null) return
  const hasStarted = runState(roomPhase(room.content, world.present().getTime())) !== 'PLANNED'
  const news = hasStarted ? taskChangeText(published.content.taskList, after.taskList) : null
  if (news !== null) addPost(world, schema, room, { taskNumber: null, question: null, answer: news, isPublic: true })
  if (hasSameTimes(published.content, after)) return
  const now = world.present()
  const moved = movedEnd({ before: published.content, after, run: room.content }, now.getTime())
  if (after.timing !== 'MANUAL') schema.findBy('roomRun', { channel: world.address.channel, roomId: workId })?.destroy()
  else if (moved !== null) setRun(world, schema, room, { startDate: room.content.startDate, endDate: moved })
  if (moved !== null) addPost(world, schema, room, { taskNumber: null, question: null, answer: movedEndText(moved, now), isPublic: true })
}
