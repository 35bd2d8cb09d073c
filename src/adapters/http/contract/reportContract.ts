import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { reportLinkItems, reportLinkSchema, reportSchema, sharedReportFields } from '../report.ts'
import { reportPaths as paths } from '../reportPaths.ts'

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
      'The last four Korean calendar weeks, the latest first, with what was learnt, on how many days and for how many minutes (null: not known); problems by type; homework; courses; classes with price, schedule and what was paid. It names nobody but by the nickname. 403: to who teaches or runs the channel, here and for the links.',
    purpose: '내 학습 보고서',
    response: objectResponse(reportSchema),
    acceptedErrors: [403],
  },
  {
    ...readAsUser,
    name: 'reportLinks',
    path: paths.ownLinks,
    summary: 'The links to the viewer’s report that still open, the newest first, also those that a teacher has made.',
    purpose: '내 보고서 링크 목록',
    response: listResponse('linkList', reportLinkItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'shareReport',
    path: paths.ownLinks,
    summary: 'Makes a link to the viewer’s report that ends after 7 or 30 days. The token is drawn by the server: 128 bits at least.',
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
      'The report of a link, for whoever has it; it is made anew at each call. The report is null once the link has ended by the server’s clock, or was revoked. 404: there never was such a link. To be kept by no cache and no search engine.',
    purpose: '공유받은 보고서 보기',
    pathParameters: { token: fromResponse('shareReport', 'token') },
    response: objectResponse(z.object(sharedReportFields)),
  },
  {
    ...write,
    method: 'DELETE',
    name: 'revokeReportLink',
    path: paths.ownLink,
    summary: 'Ends a link to the viewer’s report, whoever has made it; 404 for one that is not of the viewer’s report.',
    purpose: '보고서 링크 거두기',
    pathParameters: { linkId: fromResponse('shareReport', 'linkId') },
    response: noContent,
  },
  {
    ...readAsUser,
    name: 'memberReportLinks',
    path: paths.memberLinks,
    summary: 'The links that the viewer has made for a learner of a class; 403 for who does not teach it, 404 for who is not in it.',
    purpose: '학생의 보고서 링크 목록',
    pathParameters: member,
    response: listResponse('linkList', reportLinkItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'shareMemberReport',
    path: paths.memberLinks,
    summary: 'Makes a link to a learner’s report. Of the classes it tells this one alone; the learner sees the link, and may revoke it.',
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
    summary: 'Ends a link that the viewer has made; 404 for any other.',
    purpose: '학생의 보고서 링크 거두기',
    pathParameters: { ...member, linkId: fromResponse('shareMemberReport', 'linkId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
