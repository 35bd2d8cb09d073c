import * as z from 'zod/mini'
import { questionContents } from '../../domain/content/contentKind.ts'
import { expectNothing, fetchList, fillPath, noneWhereUnknown, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime, requiredDateTime } from './timeSchemas.ts'
import { inboxPaths as paths } from './inboxPaths.ts'
import { fetchParsed, parsePage } from './reads.ts'
import {
  type ItemReader,
  nullableNumber,
  nullableText,
  optionalId,
  parseObject,
  requiredFlag,
  requiredText,
  requiredWholeNumber,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import type { InboxRepository } from '../../application/inbox.ts'
import type { Log } from '../../application/platform.ts'
import { praises } from '../../domain/report/praise.ts'
import { type InboxItem, inboxKinds, type InboxSetting, type ReadRequest } from '../../domain/inbox.ts'

const always = { notificationId: someId, createdDate: requiredDateTime, isRead: requiredFlag }
const homework = { homeworkId: someId, assignmentId: someId, title: requiredText }
const ofClass = { courseClassId: someId, title: requiredText }
const ofQuestion = {
  contentType: z.enum(questionContents),
  contentId: someId,
  lessonId: optionalId,
  questionId: someId,
  title: requiredText,
}

/** Notifications by their kind; one of an unknown kind is dropped. */
const inboxItemSchema: Schema<InboxItem> = z.discriminatedUnion('kind', [
  z.object({ ...always, kind: z.literal('HOMEWORK_SET'), ...homework, endDate: nullableText }),
  z.object({ ...always, kind: z.literal('HOMEWORK_DUE'), ...homework, endDate: requiredText, lateEndDate: nullableText }),
  z.object({ ...always, kind: z.literal('HOMEWORK_RETURNED'), ...homework, content: textOrEmpty }),
  z.object({ ...always, kind: z.literal('HOMEWORK_MARKED'), ...homework, score: nullableNumber }),
  z.object({ ...always, kind: z.literal('ROOM_SET'), roomId: someId, title: requiredText, startDate: optionalDateTime }),
  z.object({ ...always, kind: z.literal('COMMENT'), problemId: someId, title: requiredText, content: textOrEmpty }),
  z.object({ ...always, kind: z.literal('CLASS_SOON'), ...ofClass, startsAt: requiredDateTime }),
  z.object({ ...always, kind: z.literal('ANNOUNCEMENT'), courseClassId: optionalId, title: requiredText, content: textOrEmpty }),
  z.object({ ...always, kind: z.literal('QUESTION_ASKED'), ...ofQuestion, content: textOrEmpty }),
  z.object({ ...always, kind: z.literal('QUESTION_ANSWERED'), ...ofQuestion, content: textOrEmpty }),
  z.object({ ...always, kind: z.literal('POST_HIDDEN'), ...ofQuestion, reason: textOrEmpty }),
  z.object({ ...always, kind: z.literal('PRAISE'), praise: z.enum(praises) }),
  z.object({ ...always, kind: z.literal('CLAP'), nickname: nullableText }),
])

export const inboxItems: ItemReader<InboxItem> = { schema: inboxItemSchema, idOf: ({ notificationId }) => notificationId }

const inboxKind = z.enum(inboxKinds)

export const inboxSettingItems: ItemReader<InboxSetting> = {
  schema: z.object({ kind: inboxKind, isOn: requiredFlag }),
  idOf: ({ kind }) => kind,
}

export const unreadSchema = z.object({ unreadCount: requiredWholeNumber })

/** The notifications to mark as read, by ids or by date; the other field is null. */
export const readRequestSchema = z.object({ notificationIds: z.nullable(z.array(someId)), untilDate: z.nullable(z.string()) })

export function httpInboxRepository(client: HttpClient, log: Log): InboxRepository {
  return {
    unreadCount: (signal) => fetchParsed(client, log, { path: paths.unread, signal, parse: unreadIn }).catch(noneWhereUnknown),
    page: (page, signal) =>
      fetchParsed(client, log, {
        path: paths.notifications,
        query: { page },
        signal,
        parse: (raw) => ({ ...parsePage(raw, inboxItems, 'notificationList', log), unreadCount: unreadIn(raw) }),
      }),
    markRead: (request) => withErrorLog(log, paths.read, async () => unreadIn(await client.post(paths.read, bodyOf(request)))),
    settings: (signal) => fetchList(log, paths.settings, 'settingList', inboxSettingItems, () => client.get(paths.settings, { signal })),
    changeSetting: (kind, isOn) =>
      runWrite(log, paths.setting, () => client.put(fillPath(paths.setting, { kind }), { isOn }, expectNothing)),
  }
}

function bodyOf(request: ReadRequest): z.infer<typeof readRequestSchema> {
  return 'untilDate' in request
    ? { notificationIds: null, untilDate: request.untilDate }
    : { notificationIds: [...request.notificationIds], untilDate: null }
}

const unreadIn = (raw: unknown): number => parseObject(raw, unreadSchema, 'notifications', null).unreadCount
