import { classTestFacts, contestFacts, finishedFacts, type RoomFacts } from '../content/roomContent.ts'
import type { DemoSchema, SubmissionRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { classAudience } from './ownClasses.ts'
import { catalogueProblem } from './problems.ts'
import type { World } from './world.ts'
import { isStaff } from './roles.ts'
import { firstClassmateId } from './ids.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant, seoulTimeZone, wallClock } from '../../src/domain/calendar/seoul.ts'
import type { Id } from '../../src/domain/id.ts'
import { countedFrom, handInTime, ownEnd, type Participation, roomPhase } from '../../src/domain/room/room.ts'
import { isDoorOpen, type RoomAudience, type RoomDoor } from '../../src/domain/room/roomAudience.ts'
import { closesHelp, forbidsHelp, type Help } from '../../src/domain/room/roomHelp.ts'
import { type SetRoom, usualPoint } from '../../src/domain/studio/setRoom.ts'

/** A room in its current state, with the times that a teacher has set. */
export interface DemoRoom {
  readonly roomId: number
  readonly content: SetRoom
  /** The user who has made it for themself alone; null: it is for others. */
  readonly ownerId: number | null
  /** The kind of participants besides the personas; `rivalCount` is their number. */
  readonly rivals: 'nobody' | 'contestants' | 'classmates'
  readonly rivalCount: number
  readonly audience: RoomAudience
}

const everybody: RoomAudience = { type: 'PUBLIC' }

const classTestId = 5_001
const finishedId = 5_002
export const firstSetRoomId = 6_001
export const firstPracticeId = 500_001
/** The number of the first contest; later numbers count hours. */
const firstContestId = 1_000_000

const minute = 60_000
const hour = 60 * minute
const contestHours = 2
/** The number of hours for which a contest that the viewer has begun stays listed. */
const listedHours = 24
/** The minimum time for which a contest has run when it is listed. */
const contestLead = 15 * minute

function contentOf(world: World, { problems, ...facts }: RoomFacts, startDate: string | null, endDate: string | null): SetRoom {
  const taskList = problems.flatMap((number) => {
    const problem = catalogueProblem(world, number)
    return problem === null ? [] : [{ type: 'PROBLEM' as const, contentId: problem.problemId, title: problem.title, point: usualPoint }]
  })
  return { ...facts, startDate, endDate, taskList }
}

/** The quarters of a day, by which contests are called: one that begins at 1:00 is of the dawn. */
const timesOfDay = ['새벽', '아침', '한낮', '저녁']

function contest(world: World, hourNumber: number): DemoRoom {
  const start = hourNumber * hour
  const startDate = new Date(start)
  const { time } = wallClock(startDate, seoulTimeZone)
  const name = `${timesOfDay[Math.floor(Number.parseInt(time, 10) / 6)] ?? ''}${contestFacts.title} ${time}`
  const content = contentOf(world, contestFacts, startDate.toISOString(), new Date(start + contestHours * hour).toISOString())
  return {
    roomId: firstContestId + hourNumber,
    content: { ...content, title: name },
    ownerId: null,
    rivals: 'contestants',
    rivalCount: 240,
    audience: everybody,
  }
}

function seededRooms(world: World): readonly DemoRoom[] {
  if (world.address.content === 'empty' || world.site?.hasContent === false) return []
  const over = seoulInstant(addDays(seoulDate(world.now), -12), '14:00').getTime()
  const finished = contentOf(world, finishedFacts, new Date(over).toISOString(), new Date(over + 4 * hour).toISOString())
  return [
    contest(world, Math.floor((world.present().getTime() - contestLead) / hour)),
    {
      roomId: classTestId,
      content: contentOf(world, classTestFacts, null, null),
      ownerId: null,
      rivals: 'classmates',
      rivalCount: 12,
      audience: classTestFacts.audience,
    },
    { roomId: finishedId, content: finished, ownerId: null, rivals: 'contestants', rivalCount: 1_000, audience: everybody },
  ]
}

/** Returns the rooms that the channel's teachers have set, the newest first, then those from the start. */
function allRooms(world: World, schema: DemoSchema): readonly DemoRoom[] {
  const set = schema.all('setRoom').models.flatMap(({ attrs: { workId, channel, state, published } }): readonly DemoRoom[] => {
    if (channel !== world.address.channel || published === null || state !== 'PUBLISHED') return []
    const { content } = published
    // A room that a teacher starts has the dates of its run.
    const times = content.timing === 'MANUAL' ? { startDate: null, endDate: null } : {}
    const { audience } = content
    return [{ roomId: workId, content: { ...content, ...times }, ownerId: null, rivals: 'nobody', rivalCount: 0, audience }]
  })
  return [...ownPractices(world, schema), ...set.toReversed(), ...begunContests(world, schema), ...seededRooms(world)].map((room) =>
    asRun(world, schema, room),
  )
}

/** Returns the viewer's own practice sets, the newest first. Those of others are hidden. */
function ownPractices(world: World, schema: DemoSchema): readonly DemoRoom[] {
  if (schema.first('user') === null) return []
  return schema
    .where('practiceRoom', { channel: world.address.channel, ownerId: userIdOf(world.address), isRemoved: false })
    .models.map(({ roomId, content, ownerId }) => {
      return { roomId, content, ownerId, rivals: 'nobody' as const, rivalCount: 0, audience: content.audience }
    })
    .toReversed()
}

/** Returns whether the viewer runs it. A practice set has no judge. */
export function isJudgeOf(world: World, schema: DemoSchema, { ownerId }: DemoRoom): boolean {
  return ownerId === null && isStaff(world, schema)
}

/** Returns contests of the last hours that the viewer has begun, without the newest. */
function begunContests(world: World, schema: DemoSchema): readonly DemoRoom[] {
  const listed = new Set(seededRooms(world).map(({ roomId }) => roomId))
  const earliest = firstContestId + Math.floor(world.present().getTime() / hour) - listedHours
  return schema
    .where('roomPerson', { channel: world.address.channel, userId: userIdOf(world.address) })
    .models.filter(({ roomId, startedDate }) => startedDate !== null && roomId >= earliest && !listed.has(roomId))
    .map(({ roomId }) => contest(world, roomId - firstContestId))
}

/** Returns the room with the times at which a teacher has started or ended it. */
function asRun(world: World, schema: DemoSchema, { content, ...room }: DemoRoom): DemoRoom {
  const run = schema.findBy('roomRun', { channel: world.address.channel, roomId: room.roomId })
  const { startDate, endDate } = content
  return { ...room, content: { ...content, startDate: run?.startDate ?? startDate, endDate: run?.endDate ?? endDate } }
}

/** Returns the rooms that the viewer finds in the lobby, or is notified of. */
export function roomsFor(world: World, schema: DemoSchema, door: 'list' | 'notices' = 'list'): readonly DemoRoom[] {
  return allRooms(world, schema).filter((room) => isOpenToViewer(world, schema, room, door))
}

/** Returns whether the viewer may open it; a practice set is open to its maker, and nobody else finds it. */
export function isOpenToViewer(world: World, schema: DemoSchema, room: DemoRoom, door: RoomDoor): boolean {
  if (room.ownerId !== null) return true
  const viewer = { ...classAudience(world, schema), isSignedIn: schema.first('user') !== null, isJudge: isJudgeOf(world, schema, room) }
  return isDoorOpen(door, room.audience, viewer)
}

/** Returns the room of a path, also a contest that is no longer listed; null for an unknown id. */
export function roomOfId(world: World, schema: DemoSchema, roomId: string): DemoRoom | null {
  const found = allRooms(world, schema).find((room) => String(room.roomId) === roomId)
  if (found !== undefined) return found
  const hourNumber = /^\d{7}$/.test(roomId) ? Number(roomId) - firstContestId : 0
  const isPast = hourNumber > 0 && hourNumber * hour < world.present().getTime() && seededRooms(world).length > 0
  if (!isPast) return null
  return asRun(world, schema, contest(world, hourNumber))
}

/** A user who has begun, and is no person of the demo's world. */
export interface RoomPerson {
  readonly userId: number
  readonly startedDate: string
  readonly participation: Participation
}

export function peopleIn(world: World, schema: DemoSchema, room: DemoRoom): readonly RoomPerson[] {
  const { roomId, content } = room
  const hasStarted = ['OPEN', 'OVER'].includes(roomPhase(content, world.present().getTime()))
  return schema.where('roomPerson', { channel: world.address.channel, roomId }).models.flatMap((row) => {
    const { userId, extraMinutes } = row
    // People of the demo's world begin when the room starts.
    const startedDate = row.startedDate ?? (hasStarted && isRivalIn(room, userId) ? content.startDate : null)
    if (startedDate === null) return []
    const endDate = new Date(ownEnd(content, startedDate, extraMinutes)).toISOString()
    return [{ userId, startedDate, participation: { startedDate, endDate } }]
  })
}

/** Returns whether a person takes part who is no visitor. */
export function isRivalIn({ rivals }: Pick<DemoRoom, 'rivals'>, userId: number): boolean {
  return rivals !== 'nobody' && userId >= firstClassmateId
}

export function participationOf(world: World, schema: DemoSchema, room: DemoRoom): Participation | null {
  const own = userIdOf(world.address)
  return peopleIn(world, schema, room).find(({ userId }) => userId === own)?.participation ?? null
}

/** Returns whether it is over for everybody, including those with extra time. */
export function isOverForAll(world: World, schema: DemoSchema, room: DemoRoom): boolean {
  const now = world.present().getTime()
  const ends = peopleIn(world, schema, room).map(({ participation }) => Date.parse(participation.endDate))
  return roomPhase(room.content, now) === 'OVER' && ends.every((end) => end <= now)
}

/** A submission to a room, and whether it came in time. */
export interface ArrivedHandIn {
  readonly row: SubmissionRow
  readonly taskNumber: number
  readonly time: number
  readonly elapsed: number
  readonly isLate: boolean
}

export function handInsOf(room: DemoRoom, person: RoomPerson, schema: DemoSchema): readonly ArrivedHandIn[] {
  const { content, roomId } = room
  return schema.all('submission').models.flatMap(({ attrs: row }): readonly ArrivedHandIn[] => {
    const { origin, createdDate, problemId } = row
    if (origin?.contentType !== 'ROOM' || origin.contentId !== String(roomId)) return []
    const taskNumber = taskNumberOf(room, problemId)
    if (taskNumber === null) return []
    const time = handInTime({ writtenDate: origin.writtenDate, receivedDate: createdDate }, content.lateMinutes)
    const elapsed = time - countedFrom(content, person.startedDate)
    return [{ row, taskNumber, time, elapsed, isLate: time > Date.parse(person.participation.endDate) }]
  })
}

/** Returns whether one of the viewer's submissions came to a room after their time there. */
export function isLate(
  world: World,
  schema: DemoSchema,
  { submissionId, origin }: Pick<SubmissionRow, 'submissionId' | 'origin'>,
): boolean {
  const room = origin?.contentType === 'ROOM' ? roomOfId(world, schema, origin.contentId) : null
  if (room === null) return false
  const person = peopleIn(world, schema, room).find(({ userId }) => userId === userIdOf(world.address))
  const handIns = person === undefined ? [] : handInsOf(room, person, schema)
  return handIns.some((handIn) => handIn.isLate && handIn.row.submissionId === submissionId)
}

export function taskNumberOf({ content: { taskList } }: DemoRoom, problemId: Id): number | null {
  const at = taskList.findIndex(({ contentId }) => String(contentId) === String(problemId))
  return at === -1 ? null : at + 1
}

/** Returns whether a submission's verdict is withheld: a room that tells it at its end has the submission or its problem for the viewer. */
export function isWithheld(
  world: World,
  schema: DemoSchema,
  { origin, problemId, createdDate }: Pick<SubmissionRow, 'origin' | 'problemId' | 'createdDate'>,
): boolean {
  const room = origin?.contentType === 'ROOM' ? roomOfId(world, schema, origin.contentId) : null
  return (
    (room !== null && tellsLater(world, schema, room)) ||
    begunRoomsWith(world, schema, problemId).some((begun) => begun.startedDate <= createdDate && tellsLater(world, schema, begun.room))
  )
}

/** Returns whether verdicts on a problem are withheld from the viewer now, whatever they submit. */
export function isUntold(world: World, schema: DemoSchema, problemId: number): boolean {
  return begunRoomsWith(world, schema, problemId).some(({ room }) => tellsLater(world, schema, room))
}

function tellsLater(world: World, schema: DemoSchema, room: DemoRoom): boolean {
  return room.content.verdicts === 'AT_END' && !isOverForAll(world, schema, room)
}

/** Returns whether the viewer is solving a problem in a room that forbids such help, on whatever page. */
export function isForbiddenNow(world: World, schema: DemoSchema, problemId: number, help: Help): boolean {
  return roomsClosing(world, schema, problemId).some(({ room }) => forbidsHelp(room.content, help))
}

/** Returns when the viewer began to solve a problem in a room that still closes help with it; null: none does. */
export function closedSince(world: World, schema: DemoSchema, problemId: number): string | null {
  const dates = roomsClosing(world, schema, problemId).map(({ startedDate }) => startedDate)
  return dates.toSorted()[0] ?? null
}

function roomsClosing(world: World, schema: DemoSchema, problemId: number) {
  const now = world.present().getTime()
  return begunRoomsWith(world, schema, problemId).filter(({ room }) => {
    const own = participationOf(world, schema, room)
    return own !== null && closesHelp(room.content, own, now)
  })
}

/** Returns whether a guest gets no verdict on a problem now, as the guest may be a participant of a room that tells verdicts at its end. */
export function isUntoldToGuests(world: World, schema: DemoSchema, problemId: number): boolean {
  const now = world.present().getTime()
  return allRooms(world, schema).some((room) => {
    if (taskNumberOf(room, problemId) === null || !forbidsHelp(room.content, 'TRIAL')) return false
    return peopleIn(world, schema, room).some(({ participation }) => closesHelp(room.content, participation, now))
  })
}

/** Returns the rooms that the viewer has begun and that have the problem as a task. */
function begunRoomsWith(world: World, schema: DemoSchema, problemId: number) {
  if (schema.first('user') === null) return []
  const { channel } = world.address
  return schema.where('roomPerson', { channel, userId: userIdOf(world.address) }).models.flatMap(({ roomId, startedDate }) => {
    const room = roomOfId(world, schema, String(roomId))
    return room === null || startedDate === null || taskNumberOf(room, problemId) === null ? [] : [{ room, startedDate }]
  })
}
