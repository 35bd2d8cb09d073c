import * as z from 'zod/mini'
import { apiPaths } from '../apiPaths.ts'
import { blockProblemItems, blogItems, channelBannerItems, courseClassItems, courseItems, liveClassItems, problemItems } from '../cards.ts'
import { channelInfoSchema, channelItems } from '../channel.ts'
import { type ApiCall, from, kindsOfCall, list, nothing, object } from './apiCall.ts'
import { assignmentItems, rankingItems, studyLogItems } from '../home.ts'
import { noticeItems } from '../notice.ts'
import { pageFields } from '../paged.ts'
import { someId, type Items, text, wholeNumber } from '../parsing.ts'
import { questItems, rewardSchema } from '../quest.ts'
import { experienceSchema, viewerSchema } from '../viewer.ts'

const block = (key: string, { schema }: Items<unknown>) => z.object({ [key]: z.array(schema) })

/** The ten paths of the home data (S-157), which the app reads one by one, so that a bad list costs only itself. */
const homeDataWire = z.object({
  subDomain: text,
  isDesktop: z.boolean(),
  bannerData: block('channelBannerList', channelBannerItems),
  recommendationBlock: block('blockList', blockProblemItems),
  recommendationCourse: block('courseList', courseItems),
  recommendationLiveCourse: block('courseList', liveClassItems),
  recommendationCourseClass: block('courseClassList', courseClassItems),
  recommendationProblem: block('problemList', problemItems),
  recommendationBlog: block('blogList', blogItems),
  recommendationSubChannel: block('channelList', channelItems),
})

const firstPage = { page: 1 }
const rankingPage = { ...pageFields, myRanking: z.nullable(rankingItems.schema) }
const claimable = { state: 'PERFORMING', quest: { clear: true } }

const { read, readAsUser, write } = kindsOfCall({})

export const homeCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'me',
    noun: 'viewer',
    path: apiPaths.me,
    origin: 'ours',
    statement: 'S-156',
    summary: 'Who is signed in; INVALID, or 401, when nobody is.',
    answer: object(viewerSchema),
  },
  {
    ...readAsUser,
    name: 'experience',
    noun: 'viewer',
    path: apiPaths.experience,
    origin: 'spec',
    statement: 'S-277',
    summary: "The viewer's experience and what the next level takes.",
    answer: object(experienceSchema),
  },
  {
    ...read,
    name: 'recommendations',
    noun: 'home',
    path: apiPaths.recommendations,
    origin: 'ours',
    statement: 'S-288',
    summary: 'The home data, where the page does not bring it along.',
    answer: object(homeDataWire),
  },
  {
    ...read,
    name: 'popups',
    noun: 'notice',
    path: apiPaths.popups,
    origin: 'ours',
    statement: 'S-285',
    summary: 'Notices that pop up.',
    query: firstPage,
    answer: list('popupList', noticeItems),
  },
  {
    ...read,
    name: 'userRanks',
    noun: 'ranking',
    path: apiPaths.userRanks,
    origin: 'spec',
    statement: 'S-279',
    summary: "A page of all users, the best first, and the viewer's own place; null for who has none.",
    query: firstPage,
    answer: list('rankingList', rankingItems, rankingPage),
  },
  {
    ...read,
    name: 'memberRanks',
    noun: 'ranking',
    path: apiPaths.memberRanks,
    origin: 'spec',
    statement: 'S-280',
    summary: "A page of a channel's members, the best first, and the viewer's own place; null for who has none.",
    query: firstPage,
    answer: list('rankingList', rankingItems, rankingPage),
  },
  {
    ...readAsUser,
    name: 'joinedChannels',
    noun: 'channel',
    path: apiPaths.joinedChannels,
    origin: 'ours',
    statement: 'S-281',
    summary: 'Channels that the viewer has joined, and how many there are in all.',
    query: firstPage,
    answer: list('channels', channelItems, { totalCount: wholeNumber }),
  },
  {
    ...read,
    name: 'channelInfo',
    noun: 'channel',
    path: apiPaths.channelInfo,
    origin: 'ours',
    statement: 'S-138',
    summary: 'A channel with its settings, business card and chat.',
    places: { channelDomain: from('recommendations', 'recommendationSubChannel', 'channelList', 0, 'channelDomain') },
    answer: object(channelInfoSchema),
  },
  {
    ...readAsUser,
    name: 'assignments',
    noun: 'homework',
    path: apiPaths.assignments,
    origin: 'ours',
    statement: 'S-282',
    summary: "The viewer's assignments on a channel.",
    query: firstPage,
    answer: list('assignmentList', assignmentItems),
  },
  {
    ...readAsUser,
    name: 'enrolledCourses',
    noun: 'course',
    path: apiPaths.enrolledCourses,
    origin: 'spec',
    statement: 'S-250',
    summary: 'Courses that the viewer is taking.',
    query: firstPage,
    answer: list('courseList', courseItems),
  },
  {
    ...readAsUser,
    name: 'studyLogs',
    noun: 'study',
    path: apiPaths.studyLogs,
    origin: 'ours',
    statement: 'S-283',
    summary: 'What the viewer has studied, the latest first.',
    query: firstPage,
    answer: list('studyLogList', studyLogItems),
  },
  {
    ...readAsUser,
    name: 'quests',
    noun: 'quest',
    path: apiPaths.quests,
    origin: 'ours',
    statement: 'S-151',
    summary: "The viewer's quests.",
    query: firstPage,
    answer: list('questList', questItems),
  },
  {
    ...write,
    name: 'claimQuestReward',
    noun: 'quest',
    path: apiPaths.questReward,
    origin: 'ours',
    statement: 'S-286',
    summary: 'Claims the reward of one quest.',
    places: { userQuestId: from('quests', 'questList', { where: claimable }, 'userQuestId') },
    answer: object(rewardSchema),
    mayRefuse: [409],
  },
  {
    ...write,
    name: 'claimQuestRewards',
    noun: 'quest',
    path: apiPaths.questRewards,
    origin: 'ours',
    statement: 'S-287',
    summary: 'Claims the rewards of many quests at once.',
    body: {
      schema: z.object({ userQuestIds: z.array(someId) }),
      example: { userQuestIds: [from('quests', 'questList', { where: claimable, nth: 1 }, 'userQuestId')] },
    },
    answer: object(rewardSchema),
    mayRefuse: [409],
  },
  {
    ...write,
    name: 'chooseGender',
    noun: 'viewer',
    path: apiPaths.gender,
    origin: 'spec',
    statement: 'S-278',
    summary: "Chooses the viewer's avatar.",
    body: { schema: z.object({ gender: z.enum(['MAN', 'WOMAN']) }), example: { gender: 'WOMAN' } },
    answer: nothing,
  },
  {
    name: 'signOut',
    noun: 'viewer',
    method: 'DELETE',
    path: apiPaths.signOut,
    origin: 'ours',
    statement: 'S-156',
    summary: 'Ends the session.',
    as: 'user',
    answer: nothing,
    last: true,
  },
]
