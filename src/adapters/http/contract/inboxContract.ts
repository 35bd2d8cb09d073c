import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { channelAnnouncementItems, channelAnnouncementSchema, channelAnnouncementTextSchema } from '../channelAnnouncement.ts'
import { inboxItems, inboxSettingItems, readRequestSchema, unreadSchema } from '../inbox.ts'
import { inboxPaths as paths } from '../inboxPaths.ts'
import { requiredWholeNumber, wholeNumber } from '../parsing.ts'
import { maxAnnouncementTitleLength } from '../../../domain/channelAnnouncement.ts'
import { maxAnnouncementLength } from '../../../domain/course-class/announcement.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'inbox', area: '알림', origin: 'ours', specId: 'S-116' })

/** The calls about news: each notification belongs to the viewer, and an announcement to a whole channel. */
export const inboxCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'unreadNotifications',
    path: paths.unread,
    summary:
      'Returns the number of unread notifications of the enabled kinds. A page asks at most once a minute, and never while it is hidden.',
    purpose: '읽지 않은 알림 수',
    response: objectResponse(unreadSchema),
  },
  {
    ...readAsUser,
    name: 'notifications',
    path: paths.notifications,
    summary:
      'Lists the notifications of the enabled kinds, newest first; unreadCount counts all pages. Each person concerned gets one. HOMEWORK_SET: homework is published; for its learners. HOMEWORK_DUE: the day before its end, and when a teacher closes it; for learners who have not handed it in. HOMEWORK_RETURNED: a teacher returns work for another attempt; for its learner. HOMEWORK_MARKED: a teacher marks it (if it is marked again, the same notification becomes unread again). ROOM_SET: a test or a contest is published; for its audience. COMMENT: a teacher writes to a learner about a problem. CLASS_SOON: one hour before a class meets; for its learners and teachers. ANNOUNCEMENT: a teacher publishes an announcement to a class, for its learners; with courseClassId null an announcement to the channel, for its members, from its first day to its last. QUESTION_ASKED: for those who may accept the answer. QUESTION_ANSWERED: somebody else answers; for the author of the question. POST_HIDDEN: a question or an answer is hidden; for its author, with the reason. PRAISE: a reader of a shared report sends a praise; for its learner. CLAP: somebody of the viewer’s league claps; for the one who is meant. When something is withdrawn or removed, its notification is removed, too.',
    purpose: '알림 목록',
    query: { page: 1 },
    response: listResponse('notificationList', inboxItems, {
      totalCount: wholeNumber,
      pageSize: wholeNumber,
      unreadCount: requiredWholeNumber,
    }),
  },
  {
    ...write,
    name: 'readNotifications',
    path: paths.read,
    summary:
      'Marks the given notifications as read, or all up to a moment (one of the two is null), and returns how many remain unread. Unknown ids are ignored.',
    purpose: '알림을 읽음으로 표시',
    body: {
      schema: readRequestSchema,
      // No notification is that old, so that trying the call marks none as read.
      example: { notificationIds: null, untilDate: '2020-01-01T00:00:00.000Z' },
    },
    response: objectResponse(unreadSchema),
  },
  {
    ...readAsUser,
    name: 'notificationSettings',
    path: paths.settings,
    summary:
      'Lists the kinds of notifications for the viewer and whether each is enabled, which is the default. A backend that also sends e-mail or phone messages sends one for each notification of an enabled kind: HOMEWORK_DUE and CLASS_SOON immediately, the others if they have not been read within an hour. A message contains the sentence and the address of the app, never the text that somebody wrote, nor a score.',
    purpose: '알림 설정',
    response: listResponse('settingList', inboxSettingItems),
  },
  {
    ...write,
    method: 'PUT',
    name: 'changeNotificationSetting',
    path: paths.setting,
    summary:
      'Enables or disables a kind. Notifications of a disabled kind are neither listed nor counted nor sent; once it is enabled again, those from the meantime are listed. 404 for an unknown kind.',
    purpose: '알림 종류 켜고 끄기',
    pathParameters: { kind: fromResponse('notificationSettings', 'settingList', 0, 'kind') },
    body: { schema: z.object({ isOn: z.boolean() }), example: { isOn: true } },
    response: noContent,
  },
  {
    ...read,
    name: 'channelAnnouncements',
    path: paths.announcements,
    summary:
      'Lists the channel’s announcements, newest first: those for EVERYONE, and for members also those for MEMBERS, each from its first to its last day in Korea. Teachers and operators of the channel get all of them, including past and future ones. mayRemove is true for the author and for operators.',
    purpose: '채널 공지',
    response: listResponse('announcementList', channelAnnouncementItems),
  },
  {
    ...write,
    name: 'announceInChannel',
    path: paths.announcements,
    summary: `Publishes an announcement on the channel, with a title of at most ${maxAnnouncementTitleLength} and a text of at most ${maxAnnouncementLength} characters. 400 if the title or the text is missing, or if its days are over; 403 if the user neither teaches on nor operates the channel.`,
    purpose: '채널에 공지하기',
    body: {
      schema: channelAnnouncementTextSchema,
      example: {
        title: '작품 전시회',
        content: '토요일 두 시에 만나요.',
        startDate: '2026-11-20',
        endDate: '2099-12-31',
        audience: 'MEMBERS',
      },
    },
    response: objectResponse(channelAnnouncementSchema),
    otherErrors: [413],
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'removeChannelAnnouncement',
    path: paths.announcement,
    summary: 'Removes an announcement. Its author and the operators of the channel may do so.',
    purpose: '채널 공지 지우기',
    pathParameters: { announcementId: fromResponse('announceInChannel', 'announcementId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
