import * as z from 'zod/mini'
import { eduenv } from '../classPaths.ts'
import { type ApiCall, fromResponse, listResponse, noContent } from './apiCall.ts'
import { requiredDate } from '../timeSchemas.ts'
import { someId } from '../parsing.ts'
import { classDateItems, dateCountItems, optionItems } from '../registration.ts'
import { trialClassId } from '../../../domain/registration.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from '../registrationPaths.ts'

const viewer = fromResponse('me', 'userId')
/** A class other than the first, which may be closed for registrations. */
const classId = fromResponse('enrolledClasses', 'courseClassList', 1, 'courseClassId')
const month = { target_user_id: viewer, year_month: '2026-11' }
const ofClass = { target_user_id: viewer, content_type: 'COURSE_CLASS', content_id: classId }
const openDate = { where: { isClosed: false, registeredCount: 0, registrationDateId: null } }
/** The viewer's last registered date, which is in the future if any is. */
const ownDate = { where: { registrationDateId: (read: unknown) => read !== null }, nth: -1 }

const shared = { noun: 'registration', area: '수업 신청', origin: 'spec', access: 'user' } as const

/** The paths and query parameters are the spec's; bodies and answers are ours, as the spec leaves them open (S-134). */
export const registrationCalls: readonly ApiCall[] = [
  {
    ...shared,
    name: 'dateCounts',
    method: 'GET',
    path: paths.dateCounts,
    specId: 'S-239',
    summary: 'Returns the number of a user’s registrations on each date of a month, over all classes.',
    purpose: '날짜별 신청 수',
    query: month,
    requiredQuery: Object.keys(month),
    response: listResponse('dateCountList', dateCountItems),
  },
  {
    ...shared,
    name: 'eduenvDateCounts',
    method: 'GET',
    path: eduenvRegistrationPaths.dateCounts,
    prefix: eduenv,
    specId: 'S-246',
    summary: 'Returns the same for the education environment (A-84).',
    purpose: '교육 환경의 날짜별 신청 수',
    query: month,
    requiredQuery: Object.keys(month),
    response: listResponse('dateCountList', dateCountItems),
  },
  {
    ...shared,
    name: 'registrationDates',
    method: 'GET',
    path: paths.dates,
    specId: 'S-240',
    summary: 'Lists the dates of a class (in Korea) in order, with the number of registrations and whether the user is registered.',
    purpose: '신청한 날짜',
    query: ofClass,
    requiredQuery: Object.keys(ofClass),
    response: listResponse('registrationDateList', classDateItems),
  },
  {
    ...shared,
    name: 'openDates',
    method: 'GET',
    access: 'anyone',
    path: paths.openDates,
    origin: 'ours',
    specId: 'S-134',
    summary: 'Lists the dates of a class (in Korea), or of the trial class (`trial`), for guests: registrationDateId is always null.',
    purpose: '누구나 보는 수업 날짜',
    pathParameters: { id: trialClassId },
    response: listResponse('registrationDateList', classDateItems),
  },
  {
    ...shared,
    name: 'registrationOptions',
    method: 'GET',
    path: paths.options,
    specId: 'S-243',
    summary: 'Lists the questions to be answered with a registration.',
    purpose: '신청 조건',
    query: ofClass,
    requiredQuery: Object.keys(ofClass),
    response: listResponse('optionList', optionItems),
  },
  {
    ...shared,
    name: 'register',
    method: 'POST',
    path: paths.registrations,
    specId: 'S-241',
    summary:
      'Registers the viewer for dates of a class. 403 if they are not in the class; 409 if a date is full, past, closed or already registered. Body assumed.',
    purpose: '신청하기',
    body: {
      schema: z.object({
        contentType: z.enum(['COURSE_CLASS']),
        contentId: someId,
        targetUserId: someId,
        dates: z.array(requiredDate),
        options: z.array(z.object({ optionId: someId, choiceId: someId })),
      }),
      example: {
        contentType: 'COURSE_CLASS',
        contentId: classId,
        targetUserId: viewer,
        dates: [fromResponse('registrationDates', 'registrationDateList', openDate, 'date')],
        options: [
          {
            optionId: fromResponse('registrationOptions', 'optionList', 0, 'optionId'),
            choiceId: fromResponse('registrationOptions', 'optionList', 0, 'choiceList', 0, 'choiceId'),
          },
        ],
      },
    },
    response: noContent,
    acceptedErrors: [403, 409],
  },
  {
    ...shared,
    name: 'cancelRegistration',
    method: 'DELETE',
    path: paths.date,
    specId: 'S-242',
    summary: 'Cancels the registration for a date. 404 if the viewer is not registered; 409 if the class has begun.',
    purpose: '날짜 취소',
    pathParameters: { id: fromResponse('registrationDates', 'registrationDateList', ownDate, 'registrationDateId') },
    dependsOn: 'register',
    response: noContent,
    acceptedErrors: [404, 409],
  },
]
