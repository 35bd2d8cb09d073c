import * as z from 'zod/mini'
import { categoryGroupItems, categoryItems } from '../category.ts'
import { channelItems } from '../channel.ts'
import { classPaths, eduenv, eduenvClassPaths } from '../classPaths.ts'
import { type ApiCall, from, kindsOfCall, list, nothing, object } from './apiCall.ts'
import {
  classDetailSchema,
  classMemberItems,
  classStandingSchema,
  enteredSchema,
  listedClassItems,
  meetingItems,
  repeatItems,
  scheduleItems,
  studyCountItems,
} from '../courseClass.ts'
import { pageFields } from '../paged.ts'
import { someId } from '../parsing.ts'

const firstPage = { page: 1 }
const filters = { live: 'Y', cost: 'free', channelDomain: 'haeon', category: ['블록 코딩'], weekday: [2], time: ['EVENING'] }
const anyClass = { id: from('courseClasses', 'courseClassList', 0, 'courseClassId') }
const ownClass = { id: from('enrolledClasses', 'courseClassList', 0, 'courseClassId') }
const openToAll = { where: { cost: 0, isOnlyForChannelUser: false, isClosed: false } }
/** The answer to those who do not teach the class. */
const forTeachers = [403]

const { read, readAsUser, write } = kindsOfCall({ noun: 'course-class', origin: 'spec' })

/** The paths are the spec's; what is asked with and answered is ours, as the spec leaves it open (S-134). */
export const classCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'courseClasses',
    path: classPaths.classes,
    statement: 'S-217',
    summary: 'A page of the classes (live=N) or live classes (live=Y), ordered as courses are. `weekday` 0 is Sunday.',
    query: { ...firstPage, order: 'DESC' },
    filters,
    answer: list('courseClassList', listedClassItems, pageFields),
  },
  {
    ...read,
    name: 'searchCourseClasses',
    path: classPaths.search,
    statement: 'S-225',
    summary: 'The same, of what fits a keyword.',
    query: { ...firstPage, order: 'DESC', keyword: from('recommendations', 'recommendationCourseClass', 'courseClassList', 0, 'title') },
    filters,
    answer: list('courseClassList', listedClassItems, pageFields),
  },
  {
    ...read,
    name: 'eduenvCourseClasses',
    path: eduenvClassPaths.classes,
    prefix: eduenv,
    statement: 'S-247',
    summary: 'A page of the classes of the education environment (A-84).',
    query: { ...firstPage, order: 'DESC' },
    filters,
    answer: list('courseClassList', listedClassItems, pageFields),
  },
  {
    ...readAsUser,
    name: 'enrolledClasses',
    path: classPaths.enrolled,
    statement: 'S-218',
    summary: 'Classes that the viewer takes, the latest first.',
    query: firstPage,
    answer: list('courseClassList', listedClassItems),
  },
  {
    ...read,
    name: 'classCategories',
    path: classPaths.categories,
    statement: 'S-223',
    summary: 'Every category with its group.',
    query: firstPage,
    answer: list('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'classCategoryGroups',
    path: classPaths.categoryGroups,
    statement: 'S-224',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said (S-136).',
    query: firstPage,
    answer: list('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'classChannels',
    path: classPaths.channels,
    statement: 'S-226',
    summary: 'Channels that give classes.',
    query: firstPage,
    answer: list('channelList', channelItems),
  },
  {
    ...read,
    name: 'courseClass',
    path: classPaths.courseClass,
    statement: 'S-219',
    summary: "The card's fields and what the class's page tells beyond them.",
    places: anyClass,
    answer: object(classDetailSchema),
  },
  {
    ...read,
    name: 'classSchedules',
    path: classPaths.schedules,
    statement: 'S-222',
    summary: 'On which days and at what Korean time the class meets; an end that is not after the start is on the next day.',
    places: anyClass,
    answer: list('scheduleList', scheduleItems),
  },
  {
    ...read,
    name: 'scheduleRepeats',
    path: classPaths.repeats,
    statement: 'S-227',
    summary: 'What the ways to repeat are called.',
    answer: list('repeatList', repeatItems),
  },
  {
    ...read,
    name: 'classMeetings',
    path: classPaths.meetings,
    statement: 'S-221',
    summary: 'The video meetings of the class around now.',
    places: ownClass,
    answer: list('meetingList', meetingItems),
  },
  {
    ...readAsUser,
    name: 'classStanding',
    path: classPaths.standing,
    statement: 'S-228',
    summary: 'How the viewer stands to the class.',
    places: anyClass,
    answer: object(classStandingSchema),
  },
  {
    ...readAsUser,
    name: 'classStudyCounts',
    path: classPaths.studyCounts,
    statement: 'S-238',
    summary: 'How much of each kind of content a member has done. 403: somebody else’s, to who does not teach.',
    places: ownClass,
    query: { target_user_id: from('me', 'userId') },
    mandatory: ['target_user_id'],
    answer: list('studyCountList', studyCountItems),
    mayRefuse: forTeachers,
  },
  {
    ...readAsUser,
    name: 'classMembers',
    path: eduenvClassPaths.members,
    prefix: eduenv,
    statement: 'S-245',
    summary: 'Who takes the class and how far they are. 403: to who does not teach.',
    places: anyClass,
    answer: list('memberList', classMemberItems),
    mayRefuse: forTeachers,
  },
  {
    ...write,
    name: 'enterMeeting',
    path: classPaths.enterMeeting,
    statement: 'S-235',
    summary: 'Where the meeting takes place. 403: not in the class; 409: not open yet; 410: over. Body assumed.',
    places: ownClass,
    body: { schema: z.object({ meetingId: someId }), example: { meetingId: from('classMeetings', 'meetingList', 0, 'meetingId') } },
    answer: object(enteredSchema),
    mayRefuse: [403, 409, 410],
  },
  {
    ...write,
    name: 'enrolInClass',
    path: classPaths.enrol,
    statement: 'S-234',
    summary:
      'Joins, for points where it costs some. 402: too few points, or sold for money; 403: for students; 409: in it, or full; 410: closed.',
    places: { id: from('courseClasses', 'courseClassList', openToAll, 'courseClassId') },
    answer: nothing,
    mayRefuse: [402, 403, 409, 410],
  },
  {
    ...write,
    name: 'enrolMembers',
    path: classPaths.enrolMembers,
    statement: 'S-244',
    summary: 'Lets members of the channel into the class. 403: to who does not teach. Body assumed.',
    places: anyClass,
    body: {
      schema: z.object({ contentType: z.enum(['COURSE_CLASS']), userIds: z.array(someId) }),
      example: { contentType: 'COURSE_CLASS', userIds: [from('memberRanks', 'rankingList', 0, 'user', 'userId')] },
    },
    answer: nothing,
    mayRefuse: forTeachers,
  },
]
