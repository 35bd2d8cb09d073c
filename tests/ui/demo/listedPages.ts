import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { eduenv } from '../../../src/adapters/http/classPaths.ts'
import { pageRoutes } from '../../../src/ui/app/pages.tsx'
import { decorations, isRecord, isWhole, type ListPlace, listAt, listPlaces, replaced, sampleOf } from '../../adapters/http/listPlaces.ts'
import { backend, type Place, take, write } from './deedPlaces.ts'
import { demoView, emptyDemoStore, openAddress } from './openDemo.ts'

/** A page and the calls whose lists it shows. */
export interface ListedPage extends Pick<Place, 'path' | 'query' | 'prepare'> {
  readonly persona?: string
  readonly channel?: string
  /** The presses that open the part with the lists. */
  readonly press?: readonly RegExp[]
  /** The calls without whose list the page says so, and asks again. */
  readonly needs?: readonly string[]
  /** The calls whose unreadable list is left out without a word, as the spec wants it of the home page, and as filters and suggestions are. */
  readonly bears?: readonly string[]
}

const teacher = { persona: 'teacher' }
const operator = { persona: 'operator' }
const main = { channel: 'main' }
const course = '/course/11033/lesson'
const ownClass = '/course/class/15005/lesson'
const taughtClass = '/course/class/15018/lesson'

interface Chapter {
  readonly lessonList: readonly { readonly type: string; readonly lessonId: number }[]
}

/** Returns the address of the first lesson of a kind. */
const lessonOf = (kind: string, list: string, lessons: string): Pick<ListedPage, 'path' | 'prepare'> => ({
  path: `${lessons}/ID`,
  async prepare(store) {
    const { chapterList }: { readonly chapterList: readonly Chapter[] } = await backend(store, 'learner').json(list)
    return chapterList.flatMap(({ lessonList }) => lessonList).find(({ type }) => type === kind)?.lessonId ?? 'none'
  },
})

const courseLesson = (kind: string) => lessonOf(kind, 'courses/11003/lessons', '/course/11003/lesson')
const classLesson = (kind: string) => lessonOf(kind, 'course-classes/15005/lessons', ownClass)

export const listedPages: Readonly<Record<string, ListedPage>> = {
  home: { ...main, path: '/', bears: ['recommendations', 'userRanks', 'joinedChannels', 'enrolledCourses', 'quests', 'popups'] },
  'home of a channel': { path: '/', bears: ['assignments', 'memberRanks', 'studyLogs', 'channelAnnouncements'] },
  'home of a teacher': { ...teacher, path: '/', needs: ['desk'], bears: ['taughtClasses'] },
  quests: { path: '/quest', needs: ['quests'] },
  courses: { ...main, path: '/course?page=1', needs: ['courses'], bears: ['courseCategoryGroups', 'courseCategories', 'joinedChannels'] },
  classes: {
    ...main,
    path: '/course?tab=class&page=1',
    needs: ['courseClasses'],
    bears: ['classCategoryGroups', 'classCategories', 'classChannels'],
  },
  'classes for students': { ...main, ...teacher, path: '/course?tab=class&page=1&students=only', needs: ['eduenvCourseClasses'] },
  liveClasses: { ...main, path: '/live/course?page=1', needs: ['courseClasses'] },
  course: { path: course, needs: ['courseLessons', 'reviewsOfCourse'], bears: ['recommendedCourses'] },
  'progress in a course': { path: course, needs: ['courseLessonProgress'] },
  'document of a course': { ...courseLesson('DOCUMENT'), needs: ['courseDocument'] },
  'problem of a course': { ...courseLesson('PROBLEM'), needs: ['courseProblem'] },
  'blocks of a course': { ...courseLesson('BLOCK'), needs: ['courseBlock'] },
  'record of a course': { ...courseLesson('DOCUMENT'), press: [/학습 기록/], needs: ['courseStudyRecord'] },
  courseClass: { path: ownClass, needs: ['classLessons', 'classMeetings', 'reviewsOfClass', 'registrationDates', 'classAnnouncements'] },
  'times of a class': { path: ownClass, needs: ['classSchedules'], bears: ['scheduleRepeats'] },
  'progress in a class': { path: ownClass, needs: ['classLessonProgress', 'registrationOptions'] },
  'class for a guest': { persona: 'guest', path: ownClass, needs: ['openDates'] },
  'class that one teaches': {
    ...teacher,
    path: taughtClass,
    needs: ['classMembers', 'classAttendances', 'classAnnouncements', 'classProblemMembers'],
  },
  'member of a class': { ...teacher, path: taughtClass, press: [/하늘.*진도와 보고서/], needs: ['classStudyCounts'] },
  'links of a member': { ...teacher, path: taughtClass, press: [/하늘.*진도와 보고서/, /보고서 링크$/], needs: ['memberReportLinks'] },
  'document of a class': { ...classLesson('DOCUMENT'), needs: ['classDocument', 'questions'] },
  'problem of a class': { ...classLesson('PROBLEM'), needs: ['classProblem'] },
  'blocks of a class': { ...lessonOf('BLOCK', 'course-classes/15018/lessons', taughtClass), needs: ['classBlock'] },
  'record of a class': { ...classLesson('DOCUMENT'), press: [/학습 기록/], needs: ['classStudyRecord'] },
  ranking: { ...main, path: '/ranking?period=WEEK', needs: ['userRanks'], bears: ['league'] },
  'ranking of a channel': { path: '/ranking', needs: ['memberRanks'], bears: ['league'] },
  league: { path: '/ranking?period=LEAGUE', needs: ['league'] },
  search: { ...main, path: '/search?keyword=파이썬', needs: ['searchCourses', 'searchCourseClasses', 'searchProblems', 'searchBlocks'] },
  my: { path: '/my', needs: ['assignments', 'enrolledCourses', 'attempts', 'studyLogs', 'activeDays', 'enrolledClasses'] },
  'my classes': { ...teacher, path: '/my', needs: ['taughtClasses'] },
  avatar: { path: '/my/avatar', needs: ['wardrobe'] },
  notices: { path: '/my/notices', needs: ['notifications', 'notificationSettings'] },
  ownReport: { path: '/my/report', needs: ['ownReport'] },
  'links of the report': { path: '/my/report', needs: ['reportLinks'] },
  report: {
    path: '/report/ID',
    prepare: async (store) => (await write(backend(store, 'learner'), 'POST', 'users/reports/links', { days: 7 })).token,
    needs: ['sharedReport'],
  },
  problems: { ...main, path: '/problem?page=1', needs: ['problems'], bears: ['problemCategoryGroups', 'problemCategories'] },
  problemTypes: { ...main, path: '/problem/category?page=1', needs: ['problemCategories'], bears: ['problemCategoryGroups'] },
  problemType: { ...main, path: '/problem/category/801', needs: ['problems'] },
  'lesson of a type': { ...main, path: '/problem/category/801', bears: ['problemCategory'] },
  'plan of a type': { ...main, ...teacher, path: '/problem/category/801', needs: ['lessonPlan'] },
  problem: { path: '/learn/problem/17008', needs: ['problem'] },
  'answers to a problem': { path: '/learn/problem/17008', needs: ['submissions'] },
  blocks: { ...main, path: '/block?page=1', needs: ['blocks'], bears: ['blockCategoryGroups', 'blockCategories'] },
  block: { ...main, path: '/learn/block/2003', needs: ['block'] },
  videos: { ...main, path: '/video?page=1', needs: ['videos'], bears: ['videoCategoryGroups', 'videoCategories'] },
  'search of videos': { ...main, path: '/video?page=1&keyword=정렬', needs: ['searchVideos'] },
  video: { ...main, path: '/learn/video/4005', needs: ['video'] },
  'reviews of a video': { ...main, path: '/learn/video/4005', needs: ['reviewsOfVideo'] },
  documents: { ...main, path: '/document?page=1', needs: ['documents'], bears: ['documentCategoryGroups', 'documentCategories'] },
  'search of documents': { ...main, path: '/document?page=1&keyword=정렬', needs: ['searchDocuments'] },
  document: { ...main, path: '/learn/document/6010', needs: ['document'] },
  'reviews of a document': { ...main, path: '/learn/document/6010', needs: ['reviewsOfDocument'] },
  worksheets: {
    ...main,
    path: '/worksheet?page=1',
    needs: ['worksheets', 'worksheetReviews'],
    bears: ['worksheetCategoryGroups', 'worksheetCategories'],
  },
  'search of worksheets': { ...main, path: '/worksheet?page=1&keyword=조건', needs: ['searchWorksheets'] },
  worksheet: { ...main, path: '/worksheet/601/chapter', needs: ['worksheetChapters'] },
  'results of a worksheet': { ...main, path: '/worksheet/601/chapter', needs: ['worksheetStandings'] },
  worksheetReview: { ...main, path: '/worksheet/review', needs: ['worksheetReviews'] },
  homework: { ...main, path: '/homework/43/assignment/411/task', needs: ['assignmentTasks'] },
  'returned homework': { ...main, path: '/homework/43/assignment/411/task', needs: ['assignment'] },
  blogs: { ...main, path: '/blog?page=1', needs: ['blogs'] },
  'search of blogs': { ...main, path: '/blog?page=1&keyword=파이썬', needs: ['searchBlogs'] },
  blog: { path: '/blog/10301', needs: ['blog'] },
  'comments on a blog': { path: '/blog/10301', needs: ['blogComments'] },
  shop: { ...main, path: '/shop?page=1', needs: ['products'] },
  'search of the shop': { ...main, path: '/shop?page=1&keyword=모자', needs: ['searchProducts'] },
  contest: { ...main, path: '/room/lobby', needs: ['rooms'] },
  practice: { ...main, path: '/room/new', needs: ['problemCategories'] },
  room: { ...main, path: '/room/5001', needs: ['room'] },
  'board of a room': { ...main, path: '/room/5002', needs: ['roomBoard'] },
  'people of a room': { ...main, ...teacher, path: '/room/5002', needs: ['roomResults'] },
  trialClass: { ...main, path: '/registration/liveclass', needs: ['registrationDates'] },
  purchase: { ...main, path: '/purchase/class/5005', needs: ['purchaseQuote'] },
  publishing: {
    ...operator,
    path: '/studio/publish/course',
    needs: ['ownerlessWorks', 'studioCourseList', 'studioProblemList', 'setHomeworkList', 'setRoomList', 'channelAnnouncements'],
  },
  studioCourse: { ...teacher, path: '/studio/publish/course/new', needs: ['studioCoursePictures'] },
  problemMembers: { ...teacher, path: '/studio/problem/17008/members', needs: ['problemMembers'] },
  'learner of a class': {
    ...teacher,
    path: '/studio/problem/17008/members',
    press: [/막혔어요.*4번/],
    needs: ['memberAttempts', 'memberComments'],
  },
  homeworkMembers: { ...teacher, path: '/studio/homework/40/assignment/400/members', needs: ['assignmentMembers'] },
  channelSettings: { ...operator, path: '/studio/channel', needs: ['channelBanners'] },
  members: { ...operator, path: '/studio/members', needs: ['channelMembers'], bears: ['channelClasses'] },
  invitations: { ...operator, path: '/studio/members', press: [/^초대하기$/], needs: ['invitations', 'channelClasses'] },
}

/** The calls whose lists take more than an address to be seen, with the test below `tests/ui` that mounts their part. */
export const mountedElsewhere: Readonly<Record<string, string>> = {
  dateCounts: 'registration/calendar.test.tsx',
  eduenvDateCounts: 'registration/calendar.test.tsx',
  recommendedProblems: 'problem/workbench/submitting.test.tsx',
  problemStanding: 'problem/workbench/Hints.test.tsx',
  ownComments: 'class-view/ClassViewPage.test.tsx',
  worksheetAnswers: 'worksheet/answering.test.tsx',
  blockStanding: 'block/workbench/BlockWorkbench.test.tsx',
  blockSubmissions: 'block/workbench/BlockWorkbench.test.tsx',
  question: 'question/Questions.test.tsx',
}

/** The path of a call, as it ends. */
const patterns = contract
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ call, pattern: new RegExp(`/v1/${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((one, other) => one.call.path.split('{').length - other.call.path.split('{').length)

function callOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url)
  const isEduenv = pathname.includes(`/${eduenv}/`)
  if (method !== 'GET') return undefined
  return patterns.find(({ call, pattern }) => (call.prefix === eduenv) === isEduenv && pattern.test(pathname))?.call.name
}

const isDecoration = ({ call, keys }: ListPlace) =>
  Object.hasOwn(decorations, keys.at(-1) ?? '') && !(call.response.kind === 'list' && keys.length === 1)

/** Returns the first list of a call that means something. */
export const placeOf = (name: string): ListPlace | undefined =>
  listPlaces.find((place) => place.call.name === name && !isWhole(place) && !isDecoration(place))

/** The calls with a list that means something. */
export const listCalls = [...new Set(listPlaces.map(({ call }) => call.name))].filter((name) => placeOf(name) !== undefined)

export type ChangeList = (list: readonly unknown[], name: string) => unknown

type Fetch = (request: Request) => Promise<Response>

/** Counts the calls of a page, and changes the lists of some. */
export function changedLists(names: readonly string[], change: ChangeList) {
  const state = { change, open: 0, asked: [] as string[] }
  const wrap =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const name = callOf(request)
      state.open += 1
      if (name !== undefined) state.asked.push(name)
      try {
        const answer = await fetch(request)
        const place = name !== undefined && names.includes(name) && answer.ok ? placeOf(name) : undefined
        if (place === undefined) return answer
        const raw: unknown = await answer.json()
        const { schema, keys, call } = place
        const sample = listAt(raw, keys).length > 0 ? raw : sampleOf(schema, keys)
        return Response.json(replaced(raw, keys, () => state.change(listAt(sample, keys), call.name)))
      } finally {
        state.open -= 1
      }
    }
  return { state, wrap }
}

/** Waits until every call is answered, these among them, and every part is drawn. */
export async function still({ state }: ReturnType<typeof changedLists>, names: readonly string[] = []) {
  let times = 0
  const waitsFor = () => {
    const page = document.querySelector('main')
    const text = document.querySelector('#root')?.textContent ?? ''
    return [
      ...names.filter((name) => !state.asked.includes(name)),
      ...(state.open > 0 ? ['answers'] : []),
      ...(page === null || page.querySelector('h1, h2') === null || page.ariaBusy === 'true' ? ['page'] : []),
      ...(text.includes('불러오고 있어요') ? ['a part'] : []),
    ]
  }
  await waitFor(
    () => {
      const waiting = waitsFor()
      times = waiting.length === 0 ? times + 1 : 0
      expect([times > 1, ...waiting]).toEqual([true])
    },
    { timeout: 15_000, interval: 20 },
  )
}

/** Opens the page and its part with the lists. */
export async function openListed(
  { path, query, prepare, press = [], needs, persona = 'learner', channel = 'haeon' }: ListedPage,
  lists: ReturnType<typeof changedLists>,
) {
  const store = await emptyDemoStore()
  const id = await prepare?.(store)
  const parameters = { persona, channel, content: 'full', ...query }
  openAddress(demoView(parameters, path.replace('ID', String(id))), { hasBar: false, wrap: lists.wrap })
  await still(lists, press.length === 0 ? needs : [])
  for (const step of press) {
    await take(step)
    await still(lists, step === press.at(-1) ? needs : [])
  }
}

export const loadPages = () => Promise.all(pageRoutes.map(({ Page }) => Page.preload()))

export const buttonsNamed = (name: RegExp) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => name.test(textContent ?? ''))

export function pressAll(buttons: readonly Element[]) {
  for (const button of buttons) fireEvent.click(button)
}

/** The keys of the words by which people tell rows apart. */
const told = /^(?:title|name|nickname|content|label|text|groupName|courseTitle|lessonTitle)$/

/** Returns an item with this mark in its words, and an id of its own. */
export function marked(item: unknown, mark: string, number: number): unknown {
  if (!isRecord(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (typeof value === 'string' && told.test(key)) return [key, `${mark} ${value}`]
      if (key.endsWith('Id') && (typeof value === 'number' || typeof value === 'string')) return [key, number]
      return [key, isRecord(value) ? marked(value, mark, number) : value]
    }),
  )
}
