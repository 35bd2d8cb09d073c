import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { channelAnnouncementItems, channelAnnouncementSchema, channelAnnouncementTextSchema } from '../channelAnnouncement.ts'
import { inboxItems, inboxSettingItems, readRequestSchema, unreadSchema } from '../inbox.ts'
import { inboxPaths as paths } from '../inboxPaths.ts'
import { requiredWholeNumber, wholeNumber } from '../parsing.ts'
import { longestAnnouncementTitle } from '../../../domain/channelAnnouncement.ts'
import { longestAnnouncement } from '../../../domain/course-class/announcement.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'inbox', area: '알림', origin: 'ours', specId: 'S-116' })

/** The calls about news: each notification belongs to the viewer, and an announcement to a whole channel. */
export const inboxCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'unreadNotifications',
    path: paths.unread,
    summary: 'How many notifications are unread, of the kinds that are on. Asked once a minute at most, and not by hidden pages.',
    purpose: '읽지 않은 알림 수',
    response: objectResponse(unreadSchema),
  },
  {
    ...readAsUser,
    name: 'notifications',
    path: paths.notifications,
    summary:
      'The notifications of the kinds that are on, the newest first; unreadCount counts all pages. One is made for each person concerned: HOMEWORK_SET when homework is published, for whom it is set; HOMEWORK_DUE the day before its end, and when a teacher closes it, for who has not handed it in; HOMEWORK_RETURNED when a teacher gives work back for another try, for its learner; HOMEWORK_MARKED when a teacher marks it (marked again: the same one, unread again); ROOM_SET when a test or a contest is published, for whom it is set; COMMENT when a teacher writes to a learner about a problem; CLASS_SOON an hour before a class meets, for who takes or teaches it; ANNOUNCEMENT when a teacher tells a class something, for who takes it, and, with courseClassId null, on the first day of what a channel is told, for its members, until its last; QUESTION_ASKED when somebody asks, for who may mark the answer; QUESTION_ANSWERED when somebody else answers, for who asked; POST_HIDDEN when a question or an answer is hidden, for its writer, with the reason. What is withdrawn or removed takes its notification along.',
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
      'Marks some as read, or all up to a moment (one of the two, the other null); ids that the viewer does not have are passed over. Answers how many are unread then.',
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
      'The kinds that may reach the viewer, and whether each is on, as it is until it is switched off. A backend that also sends e-mail or messages to phones sends one for each notification of a kind that is on, once: HOMEWORK_DUE and CLASS_SOON at once, the others to who has not read them within an hour. It says the sentence and the address of the app, never what was written or which score was given.',
    purpose: '알림 설정',
    response: listResponse('settingList', inboxSettingItems),
  },
  {
    ...write,
    method: 'PUT',
    name: 'changeNotificationSetting',
    path: paths.setting,
    summary:
      'Switches a kind on or off. What is off is neither listed nor counted nor sent; switched on again, what happened meanwhile is there. 404 for an unknown kind.',
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
      'What the channel is told, the newest first: to anybody what is for EVERYONE, to members what is for MEMBERS, too, each from its first to its last day in Korea; to those who teach or run the channel all of it, also what is over or still to come. mayRemove: to its writer and to operators.',
    purpose: '채널 공지',
    response: listResponse('announcementList', channelAnnouncementItems),
  },
  {
    ...write,
    name: 'announceInChannel',
    path: paths.announcements,
    summary: `Tells all of the channel something: a title of ${longestAnnouncementTitle}, a text of ${longestAnnouncement} characters at most. 403: to who neither teaches nor runs it. 400: without a title, a text or days that are not over.`,
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
    summary: 'Takes back what a channel was told: its writer, or who runs the channel.',
    purpose: '채널 공지 지우기',
    pathParameters: { announcementId: fromResponse('announceInChannel', 'announcementId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
