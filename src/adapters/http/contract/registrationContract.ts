import * as z from 'zod/mini'
import { eduenv } from '../classPaths.ts'
import { type ApiCall, from, list, nothing } from './apiCall.ts'
import { requiredDate } from '../courseClass.ts'
import { someId } from '../parsing.ts'
import { classDateItems, dateCountItems, optionItems } from '../registration.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from '../registrationPaths.ts'

const viewer = from('me', 'userId')
/** Not the first: it may be one for which nothing can be registered any more. */
const classId = from('enrolledClasses', 'courseClassList', 1, 'courseClassId')
const month = { target_user_id: viewer, year_month: '2026-11' }
const ofClass = { target_user_id: viewer, content_type: 'COURSE_CLASS', content_id: classId }
const untouched = { where: { isClosed: false, registeredCount: 0, registrationDateId: null } }
/** The last of the viewer's own dates lies ahead, if one does. */
const own = { where: { registrationDateId: (read: unknown) => read !== null }, nth: -1 }

const given = { noun: 'registration', origin: 'spec', as: 'user' } as const

/** The paths and the names asked with are the spec's; bodies and answers are ours, as the spec leaves them open (S-134). */
export const registrationCalls: readonly ApiCall[] = [
  {
    ...given,
    name: 'dateCounts',
    method: 'GET',
    path: paths.dateCounts,
    statement: 'S-239',
    summary: 'How many registrations a user has on each date of a month, over all classes.',
    query: month,
    mandatory: Object.keys(month),
    answer: list('dateCountList', dateCountItems),
  },
  {
    ...given,
    name: 'eduenvDateCounts',
    method: 'GET',
    path: eduenvRegistrationPaths.dateCounts,
    prefix: eduenv,
    statement: 'S-246',
    summary: 'The same of the education environment (A-84).',
    query: month,
    mandatory: Object.keys(month),
    answer: list('dateCountList', dateCountItems),
  },
  {
    ...given,
    name: 'registrationDates',
    method: 'GET',
    path: paths.dates,
    statement: 'S-240',
    summary: 'The Korean dates of a class, in order, with how full they are and which of them the user has.',
    query: ofClass,
    mandatory: Object.keys(ofClass),
    answer: list('registrationDateList', classDateItems),
  },
  {
    ...given,
    name: 'registrationOptions',
    method: 'GET',
    path: paths.options,
    statement: 'S-243',
    summary: 'The questions that come with a registration.',
    query: ofClass,
    mandatory: Object.keys(ofClass),
    answer: list('optionList', optionItems),
  },
  {
    ...given,
    name: 'register',
    method: 'POST',
    path: paths.registrations,
    statement: 'S-241',
    summary: 'Registers dates of a class. 403: not in the class; 409: full, past, closed or registered before. Body assumed.',
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
        dates: [from('registrationDates', 'registrationDateList', untouched, 'date')],
        options: [
          {
            optionId: from('registrationOptions', 'optionList', 0, 'optionId'),
            choiceId: from('registrationOptions', 'optionList', 0, 'choiceList', 0, 'choiceId'),
          },
        ],
      },
    },
    answer: nothing,
    mayRefuse: [403, 409],
  },
  {
    ...given,
    name: 'cancelRegistration',
    method: 'DELETE',
    path: paths.date,
    statement: 'S-242',
    summary: 'Cancels a date. 404: nothing is registered there; 409: the class has begun.',
    places: { id: from('registrationDates', 'registrationDateList', own, 'registrationDateId') },
    after: 'register',
    answer: nothing,
    mayRefuse: [404, 409],
  },
]
