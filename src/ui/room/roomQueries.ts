import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Press } from '../../application/createOnce.ts'
import type { SendOutcome } from '../../application/sendOutcome.ts'
import type { MakePracticeOutcome } from '../../application/practice.ts'
import type { RoomChange } from '../../application/room.ts'
import type { Submit } from '../../application/problem.ts'
import type { Id } from '../../domain/id.ts'
import { mayChange, personPhase, type RoomBoard, type RoomDetail, type RoomList, roomPhase, type RoomPost } from '../../domain/room/room.ts'
import type { PracticeSet } from '../../domain/studio/practiceSet.ts'
import { invalidate, useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, type LoadablePage, loadedValue, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { queriesNamed, type QueryKey } from '../kit/query.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useOutbox } from '../problem/workbench/useOutbox.ts'
import { roomStaleTimeMs, useRoom } from '../room-people/useRoom.ts'
import { useViewerOptions, useViewerQuery } from '../viewer/viewerQuery.ts'
import { roomWords } from './roomWords.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly rooms: true
    readonly roomBoard: true
  }
}

export const useRooms = (): Loadable<RoomList> => {
  const { rooms } = useFeature('room')
  return useLoadable(useViewerQuery<RoomList>({ name: 'rooms', read: (signal) => rooms.rooms(signal), staleTime: roomStaleTimeMs }))
}

/** Keeps the previous page as a placeholder until the next one of the same room has arrived. */
const ofSameRoom =
  (queryKey: QueryKey) =>
  (before: RoomBoard | undefined, last: { readonly queryKey: QueryKey } | undefined): RoomBoard | undefined =>
    last !== undefined && hashKey(last.queryKey.slice(0, -1)) === hashKey(queryKey.slice(0, -1)) ? before : undefined

const useBoard = (roomId: Id, page: number): LoadablePage<RoomBoard> => {
  const { rooms } = useFeature('room')
  const options = useViewerOptions<RoomBoard>({
    name: 'roomBoard',
    of: [roomId, page],
    read: (signal) => rooms.board(roomId, page, signal),
    staleTime: roomStaleTimeMs,
  })
  return useLoadablePage(useQuery<RoomBoard>({ ...options, placeholderData: ofSameRoom(options.queryKey) }))
}

/** Beginning a room closes the help for its tasks everywhere. */
const changedByBeginning = ['room', 'roomBoard', 'rooms', 'problemStanding', 'submissions', 'submission', 'questions'] as const

export const useBegin = (roomId: Id) => {
  const { begin } = useFeature('room')
  return useAction({
    name: 'beginRoom',
    run: () => begin(roomId),
    invalidates: ({ kind }) => (kind === 'alreadyRunning' ? [] : kind === 'signInFirst' ? ['viewer'] : changedByBeginning),
  })
}

/** Makes a practice set. The known sets are passed along, so that none of them is taken for the new one. */
export const useMakePractice = () => {
  const { practice } = use(useFeature('room').making())
  const rooms = useRooms()
  return useAction<{ readonly set: PracticeSet; readonly press: Press }, MakePracticeOutcome>({
    name: 'makePractice',
    run: ({ set, press }) => practice.make(set, rooms.status === 'ready' ? rooms.value.rooms.map(({ roomId }) => roomId) : null, press),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : kind === 'alreadyRunning' ? [] : ['rooms']),
  })
}

type ChangeRefusal = Exclude<SendOutcome['kind'], 'done'>

/** Changes a room and notifies the viewer of the outcome. `onChanged` is called after every attempt. */
export const useRoomChange = (roomId: Id, refusals: Readonly<Record<ChangeRefusal, string>>, onChanged: () => void) => {
  const { change } = useFeature('room')
  const { notifications } = useApplication()
  const action = useAction({
    name: 'changeRoom',
    run: (next: RoomChange) => change(roomId, next),
    invalidates: ({ kind }) => (kind === 'signInFirst' ? ['viewer'] : ['rooms', 'roomResults']),
  })
  return {
    isPending: action.isPending,
    async run(next: RoomChange, done: string): Promise<boolean> {
      const { kind } = await action.run(next)
      if (kind === 'done') notifications.success(done)
      else notifications.warn(refusals[kind])
      onChanged()
      return kind === 'done'
    },
  }
}

const secondMs = 1_000

/**
 * Returns `valueAt` of the server's clock, evaluated every second and on every render. An unchanged value causes no
 * re-render.
 */
export const useServerNow = <Value extends string | number | boolean>(valueAt: (now: number) => Value): Value => {
  const { serverClock } = useFeature('room')
  const value = valueAt(serverClock.now())
  const [, setSeen] = useState(value)
  const look = useEffectEvent(() => setSeen(valueAt(serverClock.now())))
  useEffect(() => {
    const timer = setInterval(look, secondMs)
    return () => clearInterval(timer)
  }, [])
  return value
}

/** Compares moments as numbers, because their texts may differ. */
const timesOf = ({ participation, startDate, endDate }: Pick<RoomDetail, 'participation' | 'startDate' | 'endDate'>) =>
  [participation?.startedDate, participation?.endDate, startDate, endDate].map((date) => (date ? Date.parse(date) : '')).join()

const isNews = (post: RoomPost) => post.answer !== null && (post.isPublic || post.isMine)
const newsKey = ({ postId, answer }: RoomPost) => `${postId} ${answer}`

interface WatchedRoom {
  readonly room: RoomDetail | null
  readonly board: RoomBoard | null
  /** A key of the room's and the person's phase; it changes when a phase does. */
  readonly phase: string
}

/** Refetches the board repeatedly while it may change, and the room when its times have changed. */
const useRoomWatch = ({ room, board, phase }: WatchedRoom) => {
  const { watch } = useFeature('room')
  const { notifications } = useApplication()
  const client = useQueryClient()
  const isWatched = useServerNow((now) => room !== null && mayChange(room, board, now))
  const hasOtherTimes = useEffectEvent(() => room !== null && board !== null && timesOf(board) !== timesOf(room))
  useEffect(() => {
    if (!isWatched) return undefined
    const ended = new AbortController()
    const look = async () => {
      // An earlier refetch of the room has failed, so repeat it.
      if (hasOtherTimes()) invalidate(client, ['room'])
      await client.refetchQueries({ ...queriesNamed('roomBoard'), type: 'active' }, { throwOnError: true })
    }
    watch(look, ended.signal)
    return () => ended.abort()
  }, [watch, client, isWatched])

  const known = useRef<{ phase: string; news: readonly string[] | null }>({ phase: '', news: null })
  const compare = useEffectEvent((latest: RoomBoard | null, now: string) => {
    if (room === null) return
    const before = known.current
    const news = latest?.posts.filter(isNews) ?? []
    known.current = { phase: now, news: latest === null ? before.news : news.map(newsKey) }
    // After a start or an end there are tasks and results to read.
    const isOther = before.phase !== '' && before.phase !== now
    if (isOther || (latest !== null && timesOf(latest) !== timesOf(room))) invalidate(client, ['room'])
    if (isOther) invalidate(client, ['roomBoard'])
    if (before.news === null || room.isJudge) return
    const fresh = news.filter((post) => !before.news?.includes(newsKey(post)))
    for (const { answer } of fresh) notifications.success(roomWords.posts.fresh(answer ?? ''))
    // The announcements may tell of other tasks or times.
    if (fresh.length > 0) invalidate(client, ['room'])
  })
  useEffect(() => compare(board, phase), [board, phase])
}

/** Hands in to the room, with the time by the server's clock. */
const useRoomOutbox = (room: RoomDetail | null) => {
  const { serverClock } = useFeature('room')
  const client = useQueryClient()
  const outbox = useOutbox()
  const handIn: Submit = async (answer) => {
    if (room === null) return { kind: 'signInFirst' }
    const writtenDate = new Date(serverClock.now()).toISOString()
    const outcome = await outbox.handIn({ ...answer, origin: { contentType: 'ROOM', contentId: room.roomId, writtenDate } })
    if (outcome.kind === 'submitted' || outcome.kind === 'withheld') {
      invalidate(client, ['roomBoard'])
      if (outcome.kind === 'withheld') return { kind: 'received' }
      return outcome.submission.state === 'JUDGING' && room.verdicts === 'AT_END' ? { kind: 'received' } : outcome
    }
    // A participant who may no longer hand in is not asked to enrol in a course.
    return outcome.kind === 'notEnrolled' ? { kind: 'gone' } : outcome
  }
  return { handIn, waiting: outbox.sentence }
}

const roomPhases = (room: RoomDetail, now: number) => `${roomPhase(room, now)} ${personPhase(room, now)}`

/** Reads a room for its pages, and re-renders when the room or the viewer's time in it begins or ends. */
export const useOpenRoom = (roomId: Id, page: number) => {
  const room = useRoom(roomId)
  const board = useBoard(roomId, page)
  const [loadedRoom, loadedBoard] = [loadedValue(room), board.status === 'ready' ? board.value : null]
  const phase = useServerNow((now) => (loadedRoom === null ? '' : roomPhases(loadedRoom, now)))
  const outbox = useRoomOutbox(loadedRoom)
  useRoomWatch({ room: loadedRoom, board: loadedBoard, phase })
  return { room, board, outbox }
}
