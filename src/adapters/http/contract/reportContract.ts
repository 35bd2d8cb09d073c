import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { praisedSchema, reportLinkItems, reportLinkSchema, reportSchema, sharedReportFields } from '../report.ts'
import { reportPaths as paths } from '../reportPaths.ts'
import { praises } from '../../../domain/report/praise.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'report', area: '학습 보고서', origin: 'ours', specId: 'S-116' })

const daysBody = { schema: z.object({ days: z.number() }), example: { days: 7 } }

const isInClass = { where: { courseClassList: (classes: unknown) => Array.isArray(classes) && classes.length > 0 }, nth: -1 }
const member = {
  courseClassId: fromResponse('channelMembers', 'memberList', isInClass, 'courseClassList', 0, 'courseClassId'),
  userId: fromResponse('channelMembers', 'memberList', isInClass, 'userId'),
}

/** The calls about a learner's report, and about the links that show it without an account to those who look after them. */
export const reportCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'ownReport',
    path: paths.own,
    summary:
      'Returns the last four calendar weeks (Korea), latest first, with what the viewer learned (wrongCount: the submissions that failed before the right one), on which days and for how many minutes (null: unknown); problems by type and by sea; the latest comment of a teacher; homework; courses; classes with price, schedule and payments. Users appear by nickname only. 403 for teachers and operators of the channel, here and for the links.',
    purpose: '내 학습 보고서',
    response: objectResponse(reportSchema),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'reportLinks',
    path: paths.ownLinks,
    summary: 'Lists the active links to the viewer’s report, newest first, including those that a teacher has made.',
    purpose: '내 보고서 링크 목록',
    response: listResponse('linkList', reportLinkItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'shareReport',
    path: paths.ownLinks,
    summary: 'Creates a link to the viewer’s report that expires after 7 or 30 days. The server draws the token, with at least 128 bits.',
    purpose: '보고서 링크 만들기',
    body: daysBody,
    response: objectResponse(reportLinkSchema),
    acceptedErrors: [403],
  },
  {
    ...read,
    name: 'sharedReport',
    path: paths.shared,
    summary:
      'Returns the report of a link to anybody who has it, computed at each call. The report is null once the link has expired by the server’s clock or was revoked. 404 if there never was such a link. Caches and search engines must not store the response.',
    purpose: '공유받은 보고서 보기',
    pathParameters: { token: fromResponse('shareReport', 'token') },
    response: objectResponse(z.object(sharedReportFields)),
  },
  {
    ...write,
    access: 'anyone',
    name: 'praiseLearner',
    path: paths.praises,
    summary:
      'Sends one of three praises to the learner, who gets a notification (PRAISE). Anybody with the link may send one. 404 if there never was such a link; 409 if a praise was already sent by this link today (in Korea); 410 if the link has expired or was revoked.',
    purpose: '보고서를 보고 칭찬 보내기',
    pathParameters: { token: fromResponse('shareReport', 'token') },
    body: { schema: z.object({ praise: z.enum(praises) }), example: { praise: 'PROUD' } },
    response: objectResponse(praisedSchema),
    acceptedErrors: [409],
    otherErrors: [410],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'revokeReportLink',
    path: paths.ownLink,
    summary: 'Revokes a link to the viewer’s report, whoever made it. 404 if it is not a link to the viewer’s report.',
    purpose: '보고서 링크 거두기',
    pathParameters: { linkId: fromResponse('shareReport', 'linkId') },
    response: noContent,
  },
  {
    ...readAsUser,
    name: 'memberReportLinks',
    path: paths.memberLinks,
    summary:
      'Lists the links that the viewer has made for a learner of a class. 403 if the viewer does not teach the class; 404 if the learner is not in it.',
    purpose: '학생의 보고서 링크 목록',
    pathParameters: member,
    response: listResponse('linkList', reportLinkItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'shareMemberReport',
    path: paths.memberLinks,
    summary:
      'Creates a link to a learner’s report, which covers only this class of the learner’s classes. The learner sees the link and may revoke it.',
    purpose: '학생의 보고서 링크 만들기',
    pathParameters: member,
    body: daysBody,
    response: objectResponse(reportLinkSchema),
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'revokeMemberReportLink',
    path: paths.memberLink,
    summary: 'Revokes a link that the viewer has made. 404 for any other link.',
    purpose: '학생의 보고서 링크 거두기',
    pathParameters: { ...member, linkId: fromResponse('shareMemberReport', 'linkId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
