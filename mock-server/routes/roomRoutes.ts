import type { Request } from 'miragejs'
import type { Judging } from '../judging.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import { badRequest, bodyOf, conflict, forbidden, forStaff, forUser, noContent, notFound, pageOf, routePath, tooLarge } from './http.ts'
import { createTryJudge } from '../world/classView.ts'
import {
  type DemoRoom,
  isOpenToViewer,
  isJudgeOf,
  isOverForAll,
  isRivalIn,
  participationOf,
  peopleIn,
  roomOfId,
  roomsFor,
} from '../world/rooms.ts'
import { addPost, setPerson, setRun } from '../world/roomRuns.ts'
import { inviteesIn } from '../world/roomInvitees.ts'
import { noteVisit, waitingCountOf } from '../world/roomVisits.ts'
import { rivalsIn } from '../world/roomRivals.ts'
import { standingsIn } from '../world/roomStandings.ts'
import { noteWhatIsTold } from '../world/solvedProblems.ts'
import type { World } from '../world/world.ts'
import { roomPaths as paths } from '../../src/adapters/http/roomPaths.ts'
import { isBlank } from '../../src/domain/publishedText.ts'
import { textLength } from '../../src/domain/textLength.ts'
import { maxRoomPostLength, maxExtraMinutes, ownEnd, roomPhase, sortRooms } from '../../src/domain/room/room.ts'
import type { RoomDoor } from '../../src/domain/room/roomAudience.ts'
import { reopenedText } from '../../src/domain/room/timeChange.ts'
import type { VisibleResults } from '../../src/domain/room/scoring.ts'

const rowsPerPage = 50
const minute = 60_000

type AnswerAbout = (room: DemoRoom, schema: DemoSchema, request: Request) => object

/** Serves contests and tests to participants and to those who run them. */
export function roomRoutes(server: DemoServer, world: World, visitors: Visitors, judging: Judging): void {
  const { soon } = createTryJudge(judging)
  const viewerId = userIdOf(world.address)
  const now = () => world.present().getTime()
  /** Answers about the room of the path, if it is open to the viewer. */
  const about =
    (answer: AnswerAbout, door: RoomDoor = 'room') =>
    (schema: DemoSchema, request: Request) => {
      const room = roomOfId(world, schema, request.params['roomId'] ?? '')
      if (room === null) return notFound()
      return isOpenToViewer(world, schema, room, door) ? answer(room, schema, request) : forbidden()
    }
  const forUsers = (answer: AnswerAbout, door?: RoomDoor) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => about(answer, door)(schema, request))
  const forJudges = (answer: AnswerAbout) => (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () =>
      about((room) => (isJudgeOf(world, schema, room) ? answer(room, schema, request) : forbidden()))(schema, request),
    )

  server.get(paths.rooms, (schema) => {
    const rooms = roomsFor(world, schema).map((room) => cardOf(world, schema, room))
    return { serverDate: world.present().toISOString(), roomList: sortRooms(rooms, now()) }
  })
  server.get(
    routePath(paths.room),
    about((room, schema) => detailOf(world, schema, room)),
  )
  server.get(
    routePath(paths.board),
    about(async (room, schema, request) => {
      await noteWhatIsTold(world, schema, judging)
      await noteVisit(world, schema, room, judging)
      const learners = await visitors.learners(schema)
      const visible = visibleNow(world, schema, room)
      const rows = await standingsIn({ world, schema, room, learners, visible, judge: soon })
      return pageOf(rows, rowsPerPage, request, (page) => ({
        totalCount: rows.length,
        pageSize: rowsPerPage,
        serverDate: world.present().toISOString(),
        startDate: room.content.startDate,
        endDate: room.content.endDate,
        participation: participationOf(world, schema, room),
        participantCount: rows.length,
        waitingCount: waitingCountOf(world, schema, room, () => inviteesIn(world, schema, room, learners)),
        told: visible === 'ALL' ? visible : visible.state,
        standingList: page,
        ownRow: rows.find(({ isMine }) => isMine) ?? null,
        postList: postsFor(world, schema, room),
      }))
    }, 'table'),
  )
  server.post(
    routePath(paths.participations),
    forUsers((room, schema) => {
      if (participationOf(world, schema, room) !== null) return noContent()
      if (roomPhase(room.content, now()) !== 'OPEN') return conflict('지금은 시작할 수 없어요')
      const { roomId } = room
      const startedDate = world.present().toISOString()
      setPerson(schema, { channel: world.address.channel, roomId, userId: viewerId }, { startedDate })
      // A practice room starts as soon as its only participant begins.
      if (room.ownerId !== null) setRun(world, schema, room, { startDate: room.content.startDate, endDate: ownEndDate(room, startedDate) })
      return noContent()
    }, 'begin'),
  )
  server.post(
    routePath(paths.questions),
    forUsers((room, schema, request) => {
      if (participationOf(world, schema, room) === null) return forbidden()
      const { taskNumber, content } = bodyOf(request)
      const isTask =
        taskNumber === null || (typeof taskNumber === 'number' && taskNumber >= 1 && taskNumber <= room.content.taskList.length)
      return isTask
        ? withText(content, (question) => write(world, schema, room, { taskNumber, question, answer: null, isPublic: false }))
        : badRequest('taskNumber는 과제의 번호예요')
    }),
  )
  server.get(
    routePath(paths.results),
    forJudges(async (room, schema) => {
      const learners = await visitors.learners(schema)
      const standingList = await standingsIn({ world, schema, room, learners, visible: 'ALL', judge: soon })
      return { standingList, invitedList: inviteesIn(world, schema, room, learners) }
    }),
  )
  server.post(
    routePath(paths.announcements),
    forJudges((room, schema, request) =>
      withText(bodyOf(request)['content'], (answer) =>
        write(world, schema, room, { taskNumber: null, question: null, answer, isPublic: true }),
      ),
    ),
  )
  server.put(
    routePath(paths.answers),
    forJudges((room, schema, request) => {
      const post = schema.findBy('roomPost', { postId: Number(request.params['postId']), roomId: room.roomId })
      const { answer, isPublic, before = null } = bodyOf(request)
      if (post === null || post.question === null) return notFound()
      return withText(answer, (text) => {
        if (post.answer !== before && post.answer !== text) return conflict('그사이 다른 심판이 답했어요')
        post.update({ answer: text, isPublic: isPublic === true })
        return noContent()
      })
    }),
  )
  server.put(
    routePath(paths.extension),
    forJudges(async (room, schema, request) => {
      const { extraMinutes } = bodyOf(request)
      if (typeof extraMinutes !== 'number' || extraMinutes < 0 || extraMinutes > maxExtraMinutes) return badRequest('0분에서 180분까지예요')
      const { channel } = world.address
      const { roomId } = room
      const userId = Number(request.params['userId'])
      const learners = await visitors.learners(schema)
      const person = peopleIn(world, schema, room).find((one) => one.userId === userId)
      const others = [...inviteesIn(world, schema, room, learners), ...rivalsIn(world, room, learners)]
      if (person === undefined && !others.some((one) => one.userId === userId)) return notFound()
      const startedDate = person?.startedDate ?? (isRivalIn(room, userId) ? room.content.startDate : null)
      const isPast =
        startedDate === null ? roomPhase(room.content, now()) === 'OVER' : ownEnd(room.content, startedDate, extraMinutes) <= now()
      if (isPast) return conflict('이미 지난 때까지예요')
      setPerson(schema, { channel, roomId, userId }, { extraMinutes })
      return noContent()
    }),
  )
  server.post(
    routePath(paths.starts),
    forJudges((room, schema) => {
      const { startDate, minutes } = room.content
      if (startDate !== null || minutes === null) return conflict('시작을 기다리고 있지 않아요')
      const endDate = new Date(now() + minutes * minute).toISOString()
      setRun(world, schema, room, { startDate: world.present().toISOString(), endDate })
      return noContent()
    }),
  )
  server.post(
    routePath(paths.ends),
    forUsers((room, schema) => {
      const mayEnd = room.ownerId === null ? isJudgeOf(world, schema, room) : participationOf(world, schema, room) !== null
      if (!mayEnd) return forbidden()
      if (roomPhase(room.content, now()) !== 'OPEN') return conflict('지금 열려 있지 않아요')
      setRun(world, schema, room, { startDate: room.content.startDate, endDate: world.present().toISOString() })
      return noContent()
    }),
  )
  server.post(
    routePath(paths.reopenings),
    forJudges((room, schema, request) => {
      const { minutes } = bodyOf(request)
      if (typeof minutes !== 'number' || minutes < 1 || minutes > maxExtraMinutes) return badRequest('1분에서 180분까지예요')
      if (roomPhase(room.content, now()) !== 'OVER') return conflict('아직 끝나지 않았어요')
      const endDate = new Date(now() + minutes * minute).toISOString()
      setRun(world, schema, room, { startDate: room.content.startDate, endDate })
      const answer = reopenedText(endDate, world.present())
      return write(world, schema, room, { taskNumber: null, question: null, answer, isPublic: true })
    }),
  )
}

function cardOf(world: World, schema: DemoSchema, room: DemoRoom) {
  const { title, description, timing, startDate, endDate, minutes, scoring, taskList } = room.content
  return {
    roomId: room.roomId,
    title,
    description: description || null,
    timing,
    startDate,
    endDate,
    minutes,
    scoring,
    taskCount: taskList.length,
    participantCount: (startDate === null ? 0 : room.rivalCount) + visitorCount(world, schema, room),
    participation: participationOf(world, schema, room),
    isPractice: room.ownerId !== null,
  }
}

/** Counts the participants; rivals with extra time are counted as rivals only. */
const visitorCount = (world: World, schema: DemoSchema, room: DemoRoom) =>
  peopleIn(world, schema, room).filter(({ userId }) => !isRivalIn(room, userId)).length

const ownEndDate = ({ content }: DemoRoom, startedDate: string) => new Date(ownEnd(content, startedDate, 0)).toISOString()

function detailOf(world: World, schema: DemoSchema, room: DemoRoom): object {
  const card = cardOf(world, schema, room)
  const { taskList, verdicts, allowsHints, allowsTutor, languages, lateMinutes } = room.content
  const isJudge = isJudgeOf(world, schema, room)
  const isTold = isJudge || card.participation !== null || roomPhase(room.content, world.present().getTime()) === 'OVER'
  const tasks = taskList.map(({ contentId, title, point }, at) => ({ taskNumber: at + 1, problemId: contentId, title, point }))
  return {
    ...card,
    serverDate: world.present().toISOString(),
    freezeDate: freezeDate(room),
    verdicts,
    allowsHints,
    allowsTutor,
    languageList: languages,
    lateMinutes,
    taskList: isTold ? tasks : [],
    isJudge,
  }
}

function freezeDate({ content: { endDate, freezeMinutes } }: DemoRoom): string | null {
  return endDate === null || freezeMinutes === 0 ? null : new Date(Date.parse(endDate) - freezeMinutes * minute).toISOString()
}

function visibleNow(world: World, schema: DemoSchema, room: DemoRoom): VisibleResults {
  if (isJudgeOf(world, schema, room) || isOverForAll(world, schema, room)) return 'ALL'
  const viewerId = userIdOf(world.address)
  if (room.content.verdicts === 'AT_END') return { state: 'NONE', viewerId }
  const freeze = freezeDate(room)
  const isFrozen = freeze !== null && Date.parse(freeze) <= world.present().getTime()
  return isFrozen ? { state: 'FROZEN', until: Date.parse(freeze), viewerId } : 'ALL'
}

function postsFor(world: World, schema: DemoSchema, room: DemoRoom): readonly object[] {
  const { roomId } = room
  const own = userIdOf(world.address)
  const seesAll = isJudgeOf(world, schema, room)
  return schema
    .where('roomPost', { channel: world.address.channel, roomId })
    .models.filter(({ isPublic, ownerId }) => seesAll || isPublic || ownerId === own)
    .map(({ postId, taskNumber, question, answer, isPublic, ownerId, createdDate }) => {
      return { postId, taskNumber, question, answer, isPublic, isMine: ownerId === own, createdDate }
    })
    .toReversed()
}

function write(...given: Parameters<typeof addPost>): object {
  addPost(...given)
  return noContent()
}

function withText(text: unknown, answer: (text: string) => object): object {
  if (typeof text !== 'string' || isBlank(text)) return badRequest('글이 필요해요')
  return textLength(text) > maxRoomPostLength ? tooLarge() : answer(text.trim())
}
