import * as z from 'zod/mini'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { channelItems } from '../channel.ts'
import { classPaths, eduenv, eduenvClassPaths } from '../classPaths.ts'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import {
  classDetailSchema,
  classMemberItems,
  classStandingSchema,
  listedClassItems,
  meetingEntrySchema,
  meetingItems,
  repeatItems,
  scheduleItems,
  studyCountItems,
} from '../courseClass.ts'
import { pageFields } from '../pageSchema.ts'
import { someId } from '../parsing.ts'

const firstPage = { page: 1 }
const filters = { live: 'Y', cost: 'free', channelDomain: 'haeon', category: ['블록 코딩'], weekday: [2], time: ['EVENING'] }
const anyClass = { id: fromResponse('courseClasses', 'courseClassList', 0, 'courseClassId') }
const ownClass = { id: fromResponse('enrolledClasses', 'courseClassList', 0, 'courseClassId') }
const freeOpenClass = { where: { cost: 0, isOnlyForChannelUser: false, isClosed: false } }
/** The answer to those who do not teach the class. */
const refusedUnlessTeacher = [403]

const { read, readAsUser, write } = callDefaults({ noun: 'course-class', origin: 'spec' })

/** The paths are the spec's; what is asked with and answered is ours, as the spec leaves it open (S-134). */
export const classCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'courseClasses',
    path: classPaths.classes,
    specId: 'S-217',
    summary: 'A page of the classes (live=N) or live classes (live=Y), ordered as courses are. `weekday` 0 is Sunday.',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('courseClassList', listedClassItems, pageFields),
  },
  {
    ...read,
    name: 'searchCourseClasses',
    path: classPaths.search,
    specId: 'S-225',
    summary: 'The same, of what fits a keyword.',
    query: {
      ...firstPage,
      order: 'DESC',
      keyword: fromResponse('recommendations', 'recommendationCourseClass', 'courseClassList', 0, 'title'),
    },
    optionalQuery: filters,
    response: listResponse('courseClassList', listedClassItems, pageFields),
  },
  {
    ...read,
    name: 'eduenvCourseClasses',
    path: eduenvClassPaths.classes,
    prefix: eduenv,
    specId: 'S-247',
    summary: 'A page of the classes of the education environment (A-84).',
    query: { ...firstPage, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('courseClassList', listedClassItems, pageFields),
  },
  {
    ...readAsUser,
    name: 'enrolledClasses',
    path: classPaths.enrolled,
    specId: 'S-218',
    summary: 'Classes that the viewer takes, the latest first.',
    query: firstPage,
    response: listResponse('courseClassList', listedClassItems),
  },
  {
    ...read,
    name: 'classCategories',
    path: classPaths.categories,
    specId: 'S-223',
    summary: 'Every category with its group.',
    query: firstPage,
    response: listResponse('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'classCategoryGroups',
    path: classPaths.categoryGroups,
    specId: 'S-224',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said (S-136).',
    query: firstPage,
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'classChannels',
    path: classPaths.channels,
    specId: 'S-226',
    summary: 'Channels that give classes.',
    query: firstPage,
    response: listResponse('channelList', channelItems),
  },
  {
    ...read,
    name: 'courseClass',
    path: classPaths.courseClass,
    specId: 'S-219',
    summary: "The card's fields and what the class's page tells beyond them.",
    pathParameters: anyClass,
    response: objectResponse(classDetailSchema),
  },
  {
    ...read,
    name: 'classSchedules',
    path: classPaths.schedules,
    specId: 'S-222',
    summary: 'On which days and at what Korean time the class meets; an end that is not after the start is on the next day.',
    pathParameters: anyClass,
    response: listResponse('scheduleList', scheduleItems),
  },
  {
    ...read,
    name: 'scheduleRepeats',
    path: classPaths.repeats,
    specId: 'S-227',
    summary: 'What the ways to repeat are called.',
    response: listResponse('repeatList', repeatItems),
  },
  {
    ...read,
    name: 'classMeetings',
    path: classPaths.meetings,
    specId: 'S-221',
    summary: 'The video meetings of the class around now.',
    pathParameters: ownClass,
    response: listResponse('meetingList', meetingItems),
  },
  {
    ...readAsUser,
    name: 'classStanding',
    path: classPaths.standing,
    specId: 'S-228',
    summary: 'How the viewer stands to the class.',
    pathParameters: anyClass,
    response: objectResponse(classStandingSchema),
  },
  {
    ...readAsUser,
    name: 'classStudyCounts',
    path: classPaths.studyCounts,
    specId: 'S-238',
    summary: 'How much of each kind of content a member has done. 403: somebody else’s, to who does not teach.',
    pathParameters: ownClass,
    query: { target_user_id: fromResponse('me', 'userId') },
    requiredQuery: ['target_user_id'],
    response: listResponse('studyCountList', studyCountItems),
    acceptedErrors: refusedUnlessTeacher,
  },
  {
    ...readAsUser,
    name: 'classMembers',
    path: eduenvClassPaths.members,
    prefix: eduenv,
    specId: 'S-245',
    summary: 'Who takes the class and how far they are. 403: to who does not teach.',
    pathParameters: anyClass,
    response: listResponse('memberList', classMemberItems),
    acceptedErrors: refusedUnlessTeacher,
  },
  {
    ...write,
    name: 'enterMeeting',
    path: classPaths.enterMeeting,
    specId: 'S-235',
    summary: 'Where the meeting takes place. 403: not in the class; 409: not open yet; 410: over. Body assumed.',
    pathParameters: ownClass,
    body: { schema: z.object({ meetingId: someId }), example: { meetingId: fromResponse('classMeetings', 'meetingList', 0, 'meetingId') } },
    response: objectResponse(meetingEntrySchema),
    acceptedErrors: [403, 409, 410],
  },
  {
    ...write,
    name: 'enrolInClass',
    path: classPaths.enrol,
    specId: 'S-234',
    summary:
      'Joins, for points where it costs some. 402: too few points, or sold for money; 403: for students; 409: in it, or full; 410: closed.',
    pathParameters: { id: fromResponse('courseClasses', 'courseClassList', freeOpenClass, 'courseClassId') },
    response: noContent,
    acceptedErrors: [402, 403, 409, 410],
  },
  {
    ...write,
    name: 'enrolMembers',
    path: classPaths.enrolMembers,
    specId: 'S-244',
    summary: 'Lets members of the channel into the class. 403: to who does not teach. Body assumed.',
    pathParameters: anyClass,
    body: {
      schema: z.object({ contentType: z.enum(['COURSE_CLASS']), userIds: z.array(someId) }),
      example: { contentType: 'COURSE_CLASS', userIds: [fromResponse('memberRanks', 'rankingList', 0, 'user', 'userId')] },
    },
    response: noContent,
    acceptedErrors: refusedUnlessTeacher,
  },
]
