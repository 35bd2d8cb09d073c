import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import { type SendOutcome, sendOutcome } from './sendOutcome.ts'
import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock } from './platform.ts'
import type { Watch } from './polling.ts'
import type { PracticeFeature, PracticeRepository } from './practice.ts'
import type { WorkFeature } from './studio.ts'
import { textLength } from '../domain/textLength.ts'
import { isBlank } from '../domain/publishedText.ts'
import type { Id } from '../domain/id.ts'
import { maxRoomPostLength, maxExtraMinutes, type RoomBoard, type RoomDetail, type RoomPost } from '../domain/room/room.ts'
import type { RoomResults } from '../domain/room/roomAttendance.ts'
import { clockOffset } from '../domain/room/serverClock.ts'
import type { SetRoom } from '../domain/studio/setRoom.ts'

/** Reads and changes contests and tests. Whoever may see a room reads it; writing requires a signed-in user. */
export interface RoomRepository extends PracticeRepository {
  room(roomId: Id, signal?: AbortSignal): Promise<RoomDetail>
  board(roomId: Id, page: number, signal?: AbortSignal): Promise<RoomBoard>
  /** Begins the viewer's time. 409: the room does not run. Beginning twice does no harm. */
  begin(roomId: Id): Promise<void>
  ask(roomId: Id, taskNumber: number | null, content: string, key?: string): Promise<void>
  /** Removes a set that the viewer has made for themself. */
  remove(roomId: Id): Promise<void>
  /** Reads the whole table and all participants. This call and all that follow are for judges. */
  results(roomId: Id, signal?: AbortSignal): Promise<RoomResults>
  start(roomId: Id): Promise<void>
  /** Ends a room; those who practise alone may call it, too. */
  end(roomId: Id): Promise<void>
  /** Extends a room that is over by so many minutes, for everybody. 409: it is not over. */
  reopen(roomId: Id, minutes: number): Promise<void>
  /** Sets how many extra minutes a participant has, also before they begin. */
  extend(roomId: Id, userId: Id, extraMinutes: number): Promise<void>
  announce(roomId: Id, content: string, key?: string): Promise<void>
  /** Answers a question. 409: it has another answer than the one that is to be replaced. */
  answer(roomId: Id, postId: Id, written: RoomAnswer): Promise<void>
}

export interface RoomAnswer {
  readonly answer: string
  readonly isPublic: boolean
  /** The answer that is replaced; null for the first one. */
  readonly before: string | null
}

export type RoomReads = Pick<RoomRepository, 'rooms' | 'room' | 'board' | 'results'>

/** The server's clock, estimated from the server's answers. */
export interface ServerClock {
  /** Returns the ms since the epoch. */
  now(): number
  /** Makes a request and sets the clock by its answer. */
  observe<Answer extends { readonly serverDate: string }>(ask: () => Promise<Answer>): Promise<Answer>
}

export function makeServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let offset: number | null = null
  const device = () => clock.now().getTime()
  return {
    now: () => device() + (offset ?? 0),
    async observe(ask) {
      const askedAt = device()
      const answer = await ask()
      offset = clockOffset(offset, { askedAt, answeredAt: device(), serverTime: Date.parse(answer.serverDate) })
      return answer
    },
  }
}

/** Wraps the reads of rooms so that each answer that has the server's time sets the clock. */
export function readsWithClock(rooms: RoomRepository, serverClock: ServerClock): RoomReads {
  return {
    rooms: (...asked) => serverClock.observe(() => rooms.rooms(...asked)),
    room: (...asked) => serverClock.observe(() => rooms.room(...asked)),
    board: (...asked) => serverClock.observe(() => rooms.board(...asked)),
    results: rooms.results,
  }
}

export type BeginOutcome =
  | { readonly kind: 'begun' }
  | { readonly kind: 'signInFirst' }
  /** The room is for other people. */
  | { readonly kind: 'notYours' }
  /** The room has not started yet, or is over. */
  | { readonly kind: 'notRunning' }
  | { readonly kind: 'alreadyRunning' }
  | { readonly kind: 'failed' }

export type BeginRoom = (roomId: Id) => Promise<BeginOutcome>

const beginRefusals = new Map<number | null, BeginOutcome>([
  [401, { kind: 'signInFirst' }],
  [403, { kind: 'notYours' }],
  [404, { kind: 'notYours' }],
  [409, { kind: 'notRunning' }],
])

/** Begins a room. Beginning twice does no harm: when the answer was lost, the room tells the result. */
export function makeBeginRoom({ rooms }: { readonly rooms: Pick<RoomRepository, 'begin' | 'room'> }): BeginRoom {
  return oneAtATime({ kind: 'alreadyRunning' }, async (roomId: Id): Promise<BeginOutcome> => {
    try {
      await rooms.begin(roomId)
      return { kind: 'begun' }
    } catch (error) {
      const status = statusOf(error)
      if (!mayHaveSucceeded(status)) return beginRefusals.get(status) ?? { kind: 'failed' }
      const found = await rooms.room(roomId).catch(() => null)
      return { kind: found?.participation ? 'begun' : 'failed' }
    }
  })
}

/** Posts that a participant writes in a room, or changes that its judge makes. */
export type RoomChange =
  | {
      readonly kind: 'ask'
      readonly taskNumber: number | null
      readonly content: string
      readonly known: KnownIds
      readonly press?: Press
    }
  | { readonly kind: 'announce'; readonly content: string; readonly known: KnownIds; readonly press?: Press }
  | ({ readonly kind: 'answer'; readonly postId: Id; readonly content: string } & Omit<RoomAnswer, 'answer'>)
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'reopen'; readonly minutes: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'extend'; readonly userId: Id; readonly extraMinutes: number }

export type ChangeRoom = (roomId: Id, change: RoomChange) => Promise<SendOutcome>

/** Runs one change at a time. After a lost answer a written post is looked for; other changes may be repeated without harm. */
export function makeChangeRoom({ rooms }: { readonly rooms: RoomRepository }): ChangeRoom {
  const write = (
    roomId: Id,
    { known, press }: { readonly known: KnownIds; readonly press?: Press },
    isWritten: (post: RoomPost) => boolean,
    create: () => Promise<void>,
  ) =>
    sendOnce({
      known,
      press,
      create,
      find: async (isNew) => (await rooms.board(roomId, 1)).posts.find((post) => post.isMine && isWritten(post) && isNew(post.postId)),
    })
  const run = (roomId: Id, change: RoomChange): Promise<SendOutcome> => {
    switch (change.kind) {
      case 'ask':
        return write(
          roomId,
          change,
          ({ question }) => question === change.content,
          () => rooms.ask(roomId, change.taskNumber, change.content, change.press?.key),
        )
      case 'announce':
        return write(
          roomId,
          change,
          ({ question, answer }) => question === null && answer === change.content,
          () => rooms.announce(roomId, change.content, change.press?.key),
        )
      case 'answer':
        return sendOutcome(() =>
          rooms.answer(roomId, change.postId, { answer: change.content, isPublic: change.isPublic, before: change.before }),
        )
      case 'start':
        return sendOutcome(() => rooms.start(roomId))
      case 'end':
        return sendOutcome(() => rooms.end(roomId))
      case 'reopen':
        return sendOutcome(() => rooms.reopen(roomId, Math.min(maxExtraMinutes, change.minutes)))
      case 'remove':
        return sendOutcome(() => rooms.remove(roomId))
      case 'extend':
        return sendOutcome(() => rooms.extend(roomId, change.userId, Math.min(maxExtraMinutes, change.extraMinutes)))
    }
  }
  const send = oneAtATime({ kind: 'alreadyRunning' }, run)
  return async (roomId, change) => {
    if (!('content' in change)) return send(roomId, change)
    const content = change.content.trim()
    if (isBlank(content)) return { kind: 'empty' }
    return textLength(change.content) > maxRoomPostLength ? { kind: 'tooLong' } : send(roomId, { ...change, content })
  }
}

/** Interval in ms. */
export const roomInterval = 10_000

/** Lists the ports and use cases of the pages of rooms. */
export interface RoomFeature {
  readonly rooms: RoomReads
  readonly serverClock: ServerClock
  readonly begin: BeginRoom
  readonly change: ChangeRoom
  readonly watch: Watch
  /** Loads what makes rooms. Always returns the same promise. */
  making(): Promise<RoomMaking>
}

/** Lists the use cases that make rooms, which no room that is open needs. */
export interface RoomMaking {
  /** The rooms that the viewer makes for others. */
  readonly made: WorkFeature<SetRoom>
  readonly practice: PracticeFeature
}
