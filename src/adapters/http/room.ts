import * as z from 'zod/mini'
import { expectNothing, fillContentPath, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime, requiredDateTime } from './timeSchemas.ts'
import { fetchObject, fetchParsed, pageFields, parsePage } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  orNull,
  ownValue,
  parseList,
  parseObject,
  requiredItems,
  requiredNumber,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import { roomPaths as paths } from './roomPaths.ts'
import { audienceSchema } from './setHomework.ts'
import type { WorkFormat } from './studio.ts'
import { studioPaths } from './studioPaths.ts'
import { postText } from './postText.ts'
import type { Log } from '../../application/platform.ts'
import type { RoomRepository } from '../../application/room.ts'
import type { Id } from '../../domain/id.ts'
import { codeLanguages, programmingLanguages } from '../../domain/problems/programmingLanguage.ts'
import {
  type Participation,
  type RoomBoard,
  type RoomBoardRow,
  type RoomCard,
  type RoomDetail,
  type RoomPost,
  roomTimings,
  verdictTimes,
} from '../../domain/room/room.ts'
import type { RoomInvitee } from '../../domain/room/roomAttendance.ts'
import { roomCellStates, roomScorings } from '../../domain/room/scoring.ts'
import { emptyPractice, type PracticeSet } from '../../domain/studio/practiceSet.ts'
import type { SetRoom } from '../../domain/studio/setRoom.ts'

const participation: Schema<Participation | null> = orNull(z.object({ startedDate: requiredDateTime, endDate: requiredDateTime }))

// Required: a test without its times would admit no one, or everybody.
const timeFields = { timing: z.enum(roomTimings), startDate: optionalDateTime, endDate: optionalDateTime, minutes: nullableNumber }

const cardFields = {
  roomId: someId,
  title: textOrEmpty,
  description: nullableText,
  ...timeFields,
  scoring: z.enum(roomScorings),
  taskCount: count,
  participantCount: count,
  participation,
  isPractice: flag,
}

const roomCardSchema: Schema<RoomCard> = z.object(cardFields)
export const clockSchema = z.object({ serverDate: requiredDateTime })

export const roomItems: ItemReader<RoomCard> = { schema: roomCardSchema, idOf: ({ roomId }) => roomId }

const taskSchema = z.object({ taskNumber: requiredNumber, problemId: someId, title: textOrEmpty, point: count })

export const roomDetailSchema: Schema<RoomDetail> = z.pipe(
  z.object({
    ...cardFields,
    serverDate: requiredDateTime,
    freezeDate: optionalDateTime,
    verdicts: z.enum(verdictTimes),
    allowsHints: flag,
    allowsTutor: flag,
    languageList: requiredItems(z.enum(programmingLanguages)),
    lateMinutes: count,
    taskList: requiredItems(taskSchema),
    isJudge: flag,
  }),
  z.transform(({ languageList, taskList, ...rest }) => ({ ...rest, languages: languageList, tasks: taskList })),
)

const cellSchema = z.object({
  taskNumber: requiredNumber,
  state: z.enum(roomCellStates),
  score: count,
  tryCount: count,
  minutes: nullableNumber,
  isFirst: flag,
  openCount: count,
})

const boardRowSchema: Schema<RoomBoardRow> = z.pipe(
  z.object({
    userId: someId,
    nickname: nullableText,
    profile: nullableImageUrl,
    rank: requiredNumber,
    solvedCount: count,
    score: count,
    minutes: count,
    cellList: requiredItems(cellSchema),
    isMine: flag,
    participation,
    lateCount: count,
  }),
  z.transform(({ cellList, ...rest }) => ({ ...rest, cells: cellList })),
)

export const inviteeItems: ItemReader<RoomInvitee> = {
  schema: z.object({ userId: someId, nickname: nullableText, extraMinutes: count, seenDate: optionalDateTime }),
  idOf: ({ userId }) => userId,
}

export const boardRowItems: ItemReader<RoomBoardRow> = { schema: boardRowSchema, idOf: ({ userId }) => userId }

const postSchema: Schema<RoomPost> = z.object({
  postId: someId,
  taskNumber: nullableNumber,
  question: nullableText,
  answer: nullableText,
  isPublic: flag,
  isMine: flag,
  createdDate: optionalDateTime,
})

const boardSchema = z.object({
  serverDate: requiredDateTime,
  startDate: optionalDateTime,
  endDate: optionalDateTime,
  participation,
  participantCount: count,
  waitingCount: nullableNumber,
  told: z.enum(['ALL', 'FROZEN', 'NONE']),
  ownRow: orNull(boardRowSchema),
  postList: requiredItems(postSchema, longListLimit),
})

/** The fields of the answer beside a page of the table. */
export const boardFields: Readonly<Record<string, Schema<unknown>>> = { ...pageFields, ...boardSchema.shape }

export const roomQuestionBody = z.object({ taskNumber: z.nullable(z.number()), content: z.string() })
export const roomAnswerBody = z.object({ answer: z.string(), isPublic: z.boolean(), before: z.nullable(z.string()) })
export const announcementBody = z.object({ content: z.string() })
export const reopeningBody = z.object({ minutes: z.number() })
export const extensionBody = z.object({ extraMinutes: z.number() })

export function httpRoomRepository(client: HttpClient, log: Log): RoomRepository {
  const write = (path: string, params: Readonly<Record<string, Id>>, body: object, method: 'post' | 'put' = 'post') =>
    runWrite(log, path, () => client[method](fillContentPath(path, params), body, expectNothing))
  return {
    rooms: (signal) =>
      fetchParsed(client, log, {
        path: paths.rooms,
        signal,
        parse: (raw) => ({
          ...parseObject(raw, clockSchema, 'rooms', log),
          rooms: parseList(ownValue(raw, 'roomList'), roomItems, 'roomList', log),
        }),
      }),
    room: (roomId, signal) =>
      fetchObject(client, log, { path: paths.room, params: { roomId }, signal, schema: roomDetailSchema, name: 'room' }),
    board: (roomId, page, signal) =>
      fetchParsed(client, log, {
        path: paths.board,
        params: { roomId },
        query: { page },
        signal,
        parse(raw): RoomBoard {
          const { postList, ...rest } = parseObject(raw, boardSchema, 'room board', log)
          return { ...rest, posts: postList, rows: parsePage(raw, boardRowItems, 'standingList', log) }
        },
      }),
    begin: (roomId) => write(paths.participations, { roomId }, {}),
    ask: (roomId, taskNumber, content, key) =>
      runWrite(log, paths.questions, () =>
        postText(client, fillContentPath(paths.questions, { roomId }), { taskNumber, content }, key, expectNothing),
      ),
    results: (roomId, signal) =>
      fetchParsed(client, log, {
        path: paths.results,
        params: { roomId },
        signal,
        parse: (raw) => ({
          rows: parseList(ownValue(raw, 'standingList'), boardRowItems, 'standingList', log),
          invited: parseList(ownValue(raw, 'invitedList'), inviteeItems, 'invitedList', log),
        }),
      }),
    start: (roomId) => write(paths.starts, { roomId }, {}),
    end: (roomId) => write(paths.ends, { roomId }, {}),
    reopen: (roomId, minutes) => write(paths.reopenings, { roomId }, { minutes }),
    extend: (roomId, userId, extraMinutes) => write(paths.extension, { roomId, userId }, { extraMinutes }, 'put'),
    announce: (roomId, content, key) =>
      runWrite(log, paths.announcements, () =>
        postText(client, fillContentPath(paths.announcements, { roomId }), { content }, key, expectNothing),
      ),
    makePractice: ({ taskList, ...set }, key) =>
      withErrorLog(log, paths.rooms, async () => {
        const body = { ...set, problemIdList: taskList.map(({ contentId }) => contentId) }
        return parseObject(await postText(client, paths.rooms, body, key), madePracticeSchema, 'practice', log).roomId
      }),
    remove: (roomId) => runWrite(log, paths.room, () => client.delete(fillContentPath(paths.room, { roomId }), expectNothing)),
    answer: (roomId, postId, written) => write(paths.answers, { roomId, postId }, written, 'put'),
  }
}

const practiceFields = {
  title: z.string(),
  minutes: z.number(),
  verdicts: z.enum(verdictTimes),
  allowsHints: z.boolean(),
  allowsTutor: z.boolean(),
}

export const practiceBody = z.object({ ...practiceFields, problemIdList: z.array(someId) })
export const madePracticeSchema = z.object({ roomId: someId })

const practiceSchema: Schema<PracticeSet> = z.object({
  ...practiceFields,
  taskList: z.array(z.object({ type: z.literal('PROBLEM'), contentId: someId, title: z.string() })),
})

/** Parses a set that the device stored while it was being made; returns a new one when the text is invalid. */
export function parseStoredPractice(text: string): PracticeSet {
  try {
    return z.parse(practiceSchema, JSON.parse(text))
  } catch {
    return emptyPractice
  }
}

const setRoomSchema: Schema<SetRoom> = z.object({
  title: z.string(),
  description: z.string(),
  timing: z.enum(roomTimings),
  startDate: z.nullable(requiredDateTime),
  endDate: z.nullable(requiredDateTime),
  minutes: z.nullable(z.number()),
  scoring: z.enum(roomScorings),
  freezeMinutes: z.number(),
  verdicts: z.enum(verdictTimes),
  allowsHints: z.boolean(),
  allowsTutor: z.boolean(),
  languages: z.array(z.enum(codeLanguages)),
  lateMinutes: z.number(),
  audience: audienceSchema,
  taskList: z.array(z.object({ type: z.literal('PROBLEM'), contentId: someId, title: z.string(), point: z.number() })),
})

export const roomFormat: WorkFormat<SetRoom> = {
  paths: { list: studioPaths.rooms, one: studioPaths.room, publications: studioPaths.roomPublications },
  idKey: 'roomId',
  listKey: 'roomList',
  content: setRoomSchema,
}
