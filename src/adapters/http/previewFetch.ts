import * as z from 'zod/mini'
import type { ApiPathName, ApiPaths } from './apiPaths.ts'
import { channelPaths } from './channelPaths.ts'
import { classPaths, eduenvClassPaths, eduenvPrefix } from './classPaths.ts'
import { classViewPaths } from './classViewPaths.ts'
import { coursePaths } from './coursePaths.ts'
import { habitPaths } from './habitPaths.ts'
import { homeworkPaths } from './homeworkPaths.ts'
import { inboxPaths } from './inboxPaths.ts'
import { leaguePaths } from './leaguePaths.ts'
import { lessonPaths } from './lessonPaths.ts'
import { materialPaths } from './materialPaths.ts'
import { memberPaths } from './memberPaths.ts'
import { blockPaths, problemPaths } from './problemPaths.ts'
import { registrationPaths } from './registrationPaths.ts'
import { roomPaths } from './roomPaths.ts'
import { shopPaths } from './shopPaths.ts'
import { reportPaths } from './reportPaths.ts'
import { reviewPathsOf } from './reviewPaths.ts'
import { studioPaths } from './studioPaths.ts'
import { worksheetPaths } from './worksheetPaths.ts'
import { lessonKinds } from '../../domain/content/contentKind.ts'
import { notEnrolledInClass } from '../../domain/course-class/classEnrolment.ts'
import { notEnrolled } from '../../domain/course/course.ts'
import { defaultDailyGoal } from '../../domain/habit.ts'
import { reviewedKinds } from '../../domain/review.ts'
import type { Viewer } from '../../domain/viewer.ts'

type Fetch = (request: Request) => Promise<Response>

interface PreviewFetchOptions {
  readonly fetch: Fetch
  readonly paths: ApiPaths
  /** `/product/v1/`, the prefix of a call's path. */
  readonly prefix: string
  readonly viewer: Viewer
  readonly isDesktop: boolean
  /** Called for every refused write. */
  onWriteRefused(): void
}

const forbidden = 403
/** The status of a refused write: pages interpret each 403, and a preview's refusal has another reason. */
const methodNotAllowed = 405
const publicPathNames: readonly ApiPathName[] = ['userRanks', 'memberRanks', 'recommendations', 'popups', 'channelInfo']

/**
 * Creates a fetch for a simulated viewer over the real public data. Public calls go out without cookies, so the answer is a guest's;
 * personal calls get an empty answer here; writes are refused.
 */
export function previewFetch({ fetch, paths, prefix, viewer, isDesktop, onWriteRefused }: PreviewFetchOptions): Fetch {
  const own = personalResponses(paths, viewer)
  const open = publicPathNames.map((name) => paths[name])
  return async (request) => {
    if (request.method !== 'GET') {
      onWriteRefused()
      return Response.json({ message: 'a preview changes nothing' }, { status: methodNotAllowed })
    }
    const { pathname } = new URL(request.url)
    const start = [prefix, eduenvPrefix].find((one) => pathname.startsWith(one)) ?? ''
    const path = pathname.slice(start.length)
    const answer = own.get(path) ?? emptyResponseFor(path)
    if (answer !== undefined) return Response.json(answer)
    if (forbiddenPaths.some((template) => matchesTemplate(template, path))) return Response.json({}, { status: forbidden })
    if (path.startsWith('users/') && !open.some((template) => matchesTemplate(template, path))) return Response.json({}, { status: 404 })
    const response = await fetch(new Request(request, { credentials: 'omit' }))
    return path === paths.recommendations && response.ok ? withDevice(response, isDesktop) : response
  }
}

function personalResponses(paths: ApiPaths, { authState, ...viewer }: Viewer): ReadonlyMap<string, object> {
  return new Map<string, object>([
    [paths.me, { ...viewer, state: authState }],
    [paths.experience, { experience: 0, requiredExperience: 100 }],
    [paths.quests, { questList: [] }],
    [paths.joinedChannels, { totalCount: 0, channels: [] }],
    [paths.assignments, { assignmentList: [] }],
    [paths.enrolledCourses, { courseList: [] }],
    [paths.studyLogs, { studyLogList: [] }],
  ])
}

const notBegunProblem = {
  state: 'NONE',
  bestScore: null,
  submissionCount: 0,
  solvedDate: null,
  startedDate: null,
  hintList: [],
  draft: null,
}
const notBegunBlock = { state: 'NONE', bestStar: 0, submissionCount: 0, solvedDate: null, hintList: [], startedDate: null, draft: null }
const noHabit = {
  streakDays: 0,
  includesToday: false,
  isRestUsed: false,
  goal: defaultDailyGoal,
  solvedToday: 0,
  minutesToday: 0,
}
const emptyStudyRecord = { startedDate: null, studiedDate: null, studyMinutes: 0, logList: [] }

/** The personal calls and the answer of a viewer without any data; the first template that matches counts. */
const emptyResponses: readonly (readonly [template: string, answer: object])[] = [
  [classPaths.enrolled, { courseClassList: [] }],
  [classPaths.taught, { courseClassList: [] }],
  [registrationPaths.dateCounts, { dateCountList: [] }],
  [registrationPaths.dates, { registrationDateList: [] }],
  [registrationPaths.options, { optionList: [] }],
  [materialPaths('VIDEO').standing, { positionSeconds: 0, isDone: false }],
  [shopPaths.items, { userItemList: [] }],
  [worksheetPaths.standings, { chapterList: [] }],
  [worksheetPaths.reviews, { totalCount: 0, reviewList: [] }],
  [habitPaths.habit, noHabit],
  [leaguePaths.league, { league: null }],
  [inboxPaths.unread, { unreadCount: 0 }],
  [inboxPaths.notifications, { totalCount: 0, pageSize: 20, unreadCount: 0, notificationList: [] }],
  [inboxPaths.settings, { settingList: [] }],
  [problemPaths.attempts, { totalCount: 0, submissionList: [] }],
  [problemPaths.activeDays, { dayList: [] }],
  [problemPaths.standing, notBegunProblem],
  [problemPaths.submissions, { totalCount: 0, submissionList: [] }],
  [blockPaths.standing, notBegunBlock],
  [blockPaths.submissions, { totalCount: 0, submissionList: [] }],
  [classViewPaths.ownComments, { commentList: [] }],
  [reportPaths.ownLinks, { linkList: [] }],
  [studioPaths.problems, { problemList: [] }],
  [studioPaths.courses, { courseList: [] }],
  [studioPaths.coursePictures, { pictureList: [] }],
  [coursePaths.standing, notEnrolled],
  [classPaths.standing, notEnrolledInClass],
  ...Object.values(lessonPaths).flatMap(({ progress, record }) => [
    [progress, { lessonList: [] }] as const,
    [record, emptyStudyRecord] as const,
  ]),
  ...reviewedKinds.map((kind) => [reviewPathsOf(kind).own, { review: null }] as const),
]

const emptyResponseFor = (path: string) => emptyResponses.find(([template]) => matchesTemplate(template, path))?.[1]

/** Paths that only viewers who are enrolled, teach or own the content may read. */
const forbiddenPaths = [
  worksheetPaths.rightAnswers,
  problemPaths.plan,
  problemPaths.submission,
  blockPaths.submission,
  studioPaths.problem,
  studioPaths.problemRejudgements,
  studioPaths.course,
  studioPaths.homeworks,
  studioPaths.homework,
  studioPaths.rooms,
  studioPaths.room,
  roomPaths.results,
  classViewPaths.desk,
  memberPaths.members,
  memberPaths.classes,
  memberPaths.invitations,
  memberPaths.departures,
  memberPaths.ownerlessWorks,
  channelPaths.banners,
  classViewPaths.assignmentMembers,
  classViewPaths.classMembers,
  classViewPaths.problemMembers,
  classViewPaths.attempts,
  classViewPaths.comments,
  reportPaths.own,
  reportPaths.memberLinks,
  homeworkPaths.assignment,
  homeworkPaths.tasks,
  ...Object.values(lessonPaths).flatMap(({ content }) => lessonKinds.map((kind) => content(kind))),
  classPaths.studyCounts,
  classPaths.attendances,
  classPaths.announcements,
  eduenvClassPaths.members,
]

function matchesTemplate(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
}

async function withDevice(response: Response, isDesktop: boolean): Promise<Response> {
  return new Response(homeDataForDevice(await response.text(), isDesktop), { headers: { 'content-type': 'application/json' } })
}

const homeData = z.custom<object>((raw) => typeof raw === 'object' && raw !== null)

/** Returns home data as text for the other device; unreadable text is returned unchanged. */
export function homeDataForDevice(text: string, isDesktop: boolean): string {
  try {
    return JSON.stringify({ ...homeData.parse(JSON.parse(text)), isDesktop })
  } catch {
    return text
  }
}
