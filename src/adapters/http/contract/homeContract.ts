import * as z from 'zod/mini'
import { apiPaths } from '../apiPaths.ts'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  courseClassItems,
  courseItems,
  liveClassItems,
  problemItems,
} from '../cardSchemas.ts'
import { channelInfoSchema, channelItems } from '../channel.ts'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { assignmentItems, rankingItems, studyLogItems } from '../home.ts'
import { noticeItems } from '../notice.ts'
import { pageFields } from '../pageSchema.ts'
import { type ItemReader, nullableText, someId, wholeNumber } from '../parsing.ts'
import { questItems, rewardSchema } from '../quest.ts'
import { experienceSchema, viewerSchema } from '../viewer.ts'

const wrappedList = (key: string, { schema }: ItemReader<unknown>) => z.object({ [key]: z.array(schema) })

/** The ten paths of the home data (S-157), which the app reads one by one, so that a bad list costs only itself. */
const homeDataWireSchema = z.object({
  subDomain: nullableText,
  isDesktop: z.boolean(),
  bannerData: wrappedList('channelBannerList', channelBannerItems),
  recommendationBlock: wrappedList('blockList', blockProblemItems),
  recommendationCourse: wrappedList('courseList', courseItems),
  recommendationLiveCourse: wrappedList('courseList', liveClassItems),
  recommendationCourseClass: wrappedList('courseClassList', courseClassItems),
  recommendationProblem: wrappedList('problemList', problemItems),
  recommendationBlog: wrappedList('blogList', blogItems),
  recommendationSubChannel: wrappedList('channelList', channelItems),
})

const firstPage = { page: 1 }
const rankingPage = { ...pageFields, myRanking: z.nullable(rankingItems.schema) }
const claimable = { state: 'PERFORMING', quest: { clear: true } }

const { read, readAsUser, write } = callDefaults({})

export const homeCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'me',
    noun: 'viewer',
    path: apiPaths.me,
    origin: 'ours',
    specId: 'S-156',
    summary: 'Who is signed in; INVALID, or 401, when nobody is.',
    response: objectResponse(viewerSchema),
  },
  {
    ...readAsUser,
    name: 'experience',
    noun: 'viewer',
    path: apiPaths.experience,
    origin: 'spec',
    specId: 'S-277',
    summary: "The viewer's experience and what the next level takes.",
    response: objectResponse(experienceSchema),
  },
  {
    ...read,
    name: 'recommendations',
    noun: 'home',
    path: apiPaths.recommendations,
    origin: 'ours',
    specId: 'S-288',
    summary: 'The home data, where the page does not bring it along.',
    response: objectResponse(homeDataWireSchema),
  },
  {
    ...read,
    name: 'popups',
    noun: 'notice',
    path: apiPaths.popups,
    origin: 'ours',
    specId: 'S-285',
    summary: 'Notices that pop up.',
    query: firstPage,
    response: listResponse('popupList', noticeItems),
  },
  {
    ...read,
    name: 'userRanks',
    noun: 'ranking',
    path: apiPaths.userRanks,
    origin: 'spec',
    specId: 'S-279',
    summary: "A page of all users, the best first, and the viewer's own place; null for who has none.",
    query: firstPage,
    response: listResponse('rankingList', rankingItems, rankingPage),
  },
  {
    ...read,
    name: 'memberRanks',
    noun: 'ranking',
    path: apiPaths.memberRanks,
    origin: 'spec',
    specId: 'S-280',
    summary: "A page of a channel's members, the best first, and the viewer's own place; null for who has none.",
    query: firstPage,
    response: listResponse('rankingList', rankingItems, rankingPage),
  },
  {
    ...readAsUser,
    name: 'joinedChannels',
    noun: 'channel',
    path: apiPaths.joinedChannels,
    origin: 'ours',
    specId: 'S-281',
    summary: 'Channels that the viewer has joined, and how many there are in all.',
    query: firstPage,
    response: listResponse('channels', channelItems, { totalCount: wholeNumber }),
  },
  {
    ...read,
    name: 'channelInfo',
    noun: 'channel',
    path: apiPaths.channelInfo,
    origin: 'ours',
    specId: 'S-138',
    summary: 'A channel with its settings, business card and chat.',
    pathParameters: { channelDomain: fromResponse('recommendations', 'recommendationSubChannel', 'channelList', 0, 'channelDomain') },
    response: objectResponse(channelInfoSchema),
  },
  {
    ...readAsUser,
    name: 'assignments',
    noun: 'homework',
    path: apiPaths.assignments,
    origin: 'ours',
    specId: 'S-282',
    summary: "The viewer's assignments on a channel.",
    query: firstPage,
    response: listResponse('assignmentList', assignmentItems),
  },
  {
    ...readAsUser,
    name: 'enrolledCourses',
    noun: 'course',
    path: apiPaths.enrolledCourses,
    origin: 'spec',
    specId: 'S-250',
    summary: 'Courses that the viewer is taking.',
    query: firstPage,
    response: listResponse('courseList', courseItems),
  },
  {
    ...readAsUser,
    name: 'studyLogs',
    noun: 'study',
    path: apiPaths.studyLogs,
    origin: 'ours',
    specId: 'S-283',
    summary: 'What the viewer has studied, the latest first.',
    query: firstPage,
    response: listResponse('studyLogList', studyLogItems),
  },
  {
    ...readAsUser,
    name: 'quests',
    noun: 'quest',
    path: apiPaths.quests,
    origin: 'ours',
    specId: 'S-151',
    summary: "The viewer's quests.",
    query: firstPage,
    response: listResponse('questList', questItems),
  },
  {
    ...write,
    name: 'claimQuestReward',
    noun: 'quest',
    path: apiPaths.questReward,
    origin: 'ours',
    specId: 'S-286',
    summary: 'Claims the reward of one quest.',
    pathParameters: { userQuestId: fromResponse('quests', 'questList', { where: claimable }, 'userQuestId') },
    response: objectResponse(rewardSchema),
    acceptedErrors: [409],
  },
  {
    ...write,
    name: 'claimQuestRewards',
    noun: 'quest',
    path: apiPaths.questRewards,
    origin: 'ours',
    specId: 'S-287',
    summary: 'Claims the rewards of many quests at once.',
    body: {
      schema: z.object({ userQuestIds: z.array(someId) }),
      example: { userQuestIds: [fromResponse('quests', 'questList', { where: claimable, nth: 1 }, 'userQuestId')] },
    },
    response: objectResponse(rewardSchema),
    acceptedErrors: [409],
  },
  {
    ...write,
    name: 'chooseGender',
    noun: 'viewer',
    path: apiPaths.gender,
    origin: 'spec',
    specId: 'S-278',
    summary: "Chooses the viewer's avatar.",
    body: { schema: z.object({ gender: z.enum(['MAN', 'WOMAN']) }), example: { gender: 'WOMAN' } },
    response: noContent,
  },
  {
    name: 'signOut',
    noun: 'viewer',
    method: 'DELETE',
    path: apiPaths.signOut,
    origin: 'ours',
    specId: 'S-156',
    summary: 'Ends the session.',
    access: 'user',
    response: noContent,
    runsLast: true,
  },
]
