import * as z from 'zod/mini'
import { apiPaths } from '../apiPaths.ts'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  courseClassItems,
  courseItems,
  enrolledCourseItems,
  liveClassItems,
  problemItems,
} from '../cardSchemas.ts'
import { channelInfoFields, channelItems } from '../channel.ts'
import { savedDateSchema } from '../channelSettings.ts'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { assignmentItems, rankingItems, studyLogItems } from '../home.ts'
import { noticeItems } from '../notice.ts'
import { pageFields } from '../reads.ts'
import { type ItemReader, nullableText, someId, wholeNumber } from '../parsing.ts'
import { questItems, rewardSchema } from '../quest.ts'
import { weekFields } from '../ranking.ts'
import { experienceSchema, viewerSchema } from '../viewer.ts'
import { guest } from '../../../domain/viewer.ts'

const wrappedList = (key: string, { schema }: ItemReader<unknown>) => z.object({ [key]: z.array(schema) })
/** `totalCount`, of the whole site, is ours. */
const countedList = (key: string, { schema }: ItemReader<unknown>) => z.object({ [key]: z.array(schema), totalCount: wholeNumber })

/** The ten paths of the home data (S-157), which the app reads one by one, so that a bad list costs only itself. */
const homeDataWireSchema = z.object({
  subDomain: nullableText,
  isDesktop: z.boolean(),
  bannerData: wrappedList('channelBannerList', channelBannerItems),
  recommendationBlock: wrappedList('blockList', blockProblemItems),
  recommendationCourse: countedList('courseList', courseItems),
  recommendationLiveCourse: wrappedList('courseList', liveClassItems),
  recommendationCourseClass: countedList('courseClassList', courseClassItems),
  recommendationProblem: countedList('problemList', problemItems),
  recommendationBlog: wrappedList('blogList', blogItems),
  recommendationSubChannel: wrappedList('channelList', channelItems),
})

/** The app reads the settings without their version, which is added here. */
const channelInfoWireSchema = z.object({ ...channelInfoFields, updatedDate: nullableText })
const anyChannel = { channelDomain: fromResponse('recommendations', 'recommendationSubChannel', 'channelList', 0, 'channelDomain') }

const { authState: state, ...ofGuest } = guest

const firstPage = { page: 1 }
const rankingPage = { ...pageFields, myRanking: z.nullable(rankingItems.schema), ...weekFields }
/** Assumed by us, with `gained`, `period` and `gapToNext` in the answer. */
const ofWeek = { period: 'WEEK' }
const weekText =
  'WEEK ranks the users who have gained experience since Monday 0:00 in Korea by that gain, and tells how much the viewer needs for the next rank.'
const claimable = { state: 'PERFORMING', quest: { clear: true } }

const home = callDefaults({ area: '홈' })
const viewer = callDefaults({ noun: 'viewer', area: '나' })
const quest = callDefaults({ noun: 'quest', area: '퀘스트' })

export const homeCalls: readonly ApiCall[] = [
  {
    ...viewer.readAsUser,
    name: 'me',
    path: apiPaths.me,
    origin: 'ours',
    specId: 'S-156',
    summary: 'Returns the signed-in user. If nobody is signed in: 401, or the state INVALID with null in every other field.',
    otherExamples: { guest: { state, ...ofGuest } },
    purpose: '누구인지 확인',
    response: objectResponse(viewerSchema),
  },
  {
    ...viewer.readAsUser,
    name: 'experience',
    path: apiPaths.experience,
    origin: 'spec',
    specId: 'S-277',
    summary: "Returns the viewer's experience and how much the next level requires.",
    purpose: '경험치',
    response: objectResponse(experienceSchema),
  },
  {
    ...home.read,
    name: 'recommendations',
    noun: 'home',
    path: apiPaths.recommendations,
    origin: 'ours',
    specId: 'S-288',
    summary: 'Returns the recommendations of the home page. A host that embeds this data in the page does not need this call.',
    purpose: '추천 콘텐츠',
    response: objectResponse(homeDataWireSchema),
  },
  {
    ...home.read,
    name: 'popups',
    noun: 'notice',
    path: apiPaths.popups,
    origin: 'ours',
    specId: 'S-285',
    summary: 'Lists the pop-up notices.',
    purpose: '팝업 공지',
    query: firstPage,
    response: listResponse('popupList', noticeItems),
  },
  {
    ...home.read,
    name: 'userRanks',
    noun: 'ranking',
    path: apiPaths.userRanks,
    origin: 'spec',
    specId: 'S-279',
    summary: `Returns a page of all users, highest ranked first, and the viewer's own rank (null if they have none). ${weekText}`,
    purpose: '전체 랭킹',
    query: firstPage,
    optionalQuery: ofWeek,
    response: listResponse('rankingList', rankingItems, rankingPage),
  },
  {
    ...home.read,
    name: 'memberRanks',
    noun: 'ranking',
    path: apiPaths.memberRanks,
    origin: 'spec',
    specId: 'S-280',
    summary: `Returns a page of a channel's members, highest ranked first, and the viewer's own rank (null if they have none). ${weekText}`,
    purpose: '채널 랭킹',
    query: firstPage,
    optionalQuery: ofWeek,
    response: listResponse('rankingList', rankingItems, rankingPage),
  },
  {
    ...home.readAsUser,
    name: 'joinedChannels',
    noun: 'channel',
    path: apiPaths.joinedChannels,
    origin: 'ours',
    specId: 'S-281',
    summary: 'Returns a page of the channels that the viewer has joined, and their total number.',
    purpose: '내 채널',
    query: firstPage,
    response: listResponse('channels', channelItems, { totalCount: wholeNumber }),
  },
  {
    ...home.read,
    name: 'channelInfo',
    noun: 'channel',
    path: apiPaths.channelInfo,
    origin: 'ours',
    specId: 'S-138',
    summary: 'Returns a channel with its settings, business details and chat.',
    purpose: '채널 정보',
    pathParameters: anyChannel,
    response: objectResponse(channelInfoWireSchema),
  },
  {
    ...home.write,
    method: 'PUT',
    name: 'saveChannelInfo',
    noun: 'channel',
    path: apiPaths.channelInfo,
    origin: 'ours',
    specId: 'S-005',
    summary:
      'Saves a channel’s settings. Role, parent and course pass do not change. 403 if the user does not operate the channel; 409 if `updatedDate` is not that of the current version.',
    purpose: '채널 설정 저장',
    pathParameters: anyChannel,
    // The settings are sent back as they were read, so that trying this call changes nothing.
    body: { schema: channelInfoWireSchema, example: fromResponse('channelInfo') },
    response: objectResponse(savedDateSchema),
    otherErrors: [413],
    acceptedErrors: [403, 409],
    dependsOn: 'channelInfo',
  },
  {
    ...home.readAsUser,
    name: 'assignments',
    noun: 'homework',
    path: apiPaths.assignments,
    origin: 'ours',
    specId: 'S-282',
    summary: "Lists the viewer's assignments on the channel that the page belongs to.",
    purpose: '숙제',
    query: firstPage,
    response: listResponse('assignmentList', assignmentItems),
  },
  {
    ...home.readAsUser,
    name: 'enrolledCourses',
    noun: 'course',
    path: apiPaths.enrolledCourses,
    origin: 'spec',
    specId: 'S-250',
    summary: 'Lists the courses that the viewer is taking, each with their progress. All four progress fields may be null.',
    purpose: '듣고 있는 강의',
    query: firstPage,
    response: listResponse('courseList', enrolledCourseItems),
  },
  {
    ...home.readAsUser,
    name: 'studyLogs',
    noun: 'study',
    path: apiPaths.studyLogs,
    origin: 'ours',
    specId: 'S-283',
    summary: 'Lists what the viewer has studied, latest first.',
    purpose: '학습 기록',
    query: firstPage,
    response: listResponse('studyLogList', studyLogItems),
  },
  {
    ...quest.readAsUser,
    name: 'quests',
    path: apiPaths.quests,
    origin: 'ours',
    specId: 'S-151',
    summary: "Lists the viewer's quests.",
    purpose: '퀘스트 목록',
    query: firstPage,
    response: listResponse('questList', questItems),
  },
  {
    ...quest.write,
    name: 'claimQuestReward',
    path: apiPaths.questReward,
    origin: 'ours',
    specId: 'S-286',
    summary: 'Claims the reward of one quest.',
    purpose: '보상 받기',
    pathParameters: { userQuestId: fromResponse('quests', 'questList', { where: claimable }, 'userQuestId') },
    response: objectResponse(rewardSchema),
    acceptedErrors: [409],
  },
  {
    ...quest.write,
    name: 'claimQuestRewards',
    path: apiPaths.questRewards,
    origin: 'ours',
    specId: 'S-287',
    summary: 'Claims the rewards of many quests at once.',
    purpose: '보상 모두 받기',
    body: {
      schema: z.object({ userQuestIds: z.array(someId) }),
      example: { userQuestIds: [fromResponse('quests', 'questList', { where: claimable, nth: 1 }, 'userQuestId')] },
    },
    response: objectResponse(rewardSchema),
    acceptedErrors: [409],
  },
  {
    ...viewer.write,
    name: 'chooseGender',
    path: apiPaths.gender,
    origin: 'spec',
    specId: 'S-278',
    summary: "Chooses the viewer's avatar.",
    purpose: '아바타 고르기',
    body: { schema: z.object({ gender: z.enum(['MAN', 'WOMAN']) }), example: { gender: 'WOMAN' } },
    response: noContent,
  },
  {
    ...viewer.write,
    name: 'signOut',
    method: 'DELETE',
    path: apiPaths.signOut,
    origin: 'ours',
    specId: 'S-156',
    summary: 'Ends the session.',
    purpose: '로그아웃',
    response: noContent,
    runsLast: true,
  },
]
