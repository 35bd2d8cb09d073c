import type { Page } from '@playwright/test'
import type { paths } from '../../src/domain/paths.ts'
import { goInPlace } from './demo.ts'

type PathName = keyof typeof paths

const teacher = { persona: 'teacher' }
const operator = { persona: 'operator', channel: 'haeon' }
const guest = { persona: 'guest' }

/** An address for each path pattern, and its viewer unless that is a learner. A missing pattern does not compile. */
const addresses = {
  home: ['/'],
  quests: ['/quest'],
  courses: ['/course?page=1&order=DESC'],
  course: ['/course/1003/lesson'],
  lesson: ['/course/1048/lesson/104807'],
  liveClasses: ['/live/course?page=1&order=DESC'],
  courseClass: ['/course/class/5009/lesson', teacher],
  classLesson: ['/course/class/5005/lesson/500501'],
  ranking: ['/ranking?period=WEEK'],
  search: ['/search?keyword=파이썬'],
  my: ['/my'],
  avatar: ['/my/avatar'],
  notices: ['/my/notices'],
  ownReport: ['/my/report'],
  report: ['/report/ABCDEFGHJKLMNPQRSTUVWXYZ', guest],
  start: ['/start', guest],
  problems: ['/problem?page=1&order=DESC'],
  problemTypes: ['/problem/category?page=1'],
  problemType: ['/problem/category/801'],
  problem: ['/learn/problem/7003'],
  blocks: ['/block?page=1&order=DESC'],
  block: ['/learn/block/2003'],
  videos: ['/video?page=1&order=DESC'],
  video: ['/learn/video/4005'],
  documents: ['/document?page=1&order=DESC'],
  document: ['/learn/document/6010'],
  worksheets: ['/worksheet?page=1&order=DESC'],
  worksheet: ['/worksheet/601/chapter'],
  worksheetReview: ['/worksheet/review'],
  homework: ['/homework/43/assignment/411/task'],
  blogs: ['/blog?page=1&order=DESC'],
  blog: ['/blog/303'],
  shop: ['/shop?page=1&order=POPULAR'],
  contest: ['/room/lobby'],
  room: ['/room/5001'],
  roomTask: ['/room/5002/task/1'],
  meeting: ['/meeting/room/7'],
  trialClass: ['/registration/liveclass'],
  coursePass: ['/purchase/product/bada-pass'],
  coursePurchase: ['/purchase/course/1003'],
  classPurchase: ['/purchase/class/5005'],
  itemPurchase: ['/purchase/item/20306'],
  publishing: ['/studio/publish/course', teacher],
  studioCourse: ['/studio/publish/course/new', teacher],
  studioProblem: ['/studio/publish/problem/new', teacher],
  setHomework: ['/studio/homework/new', teacher],
  setRoom: ['/studio/room/new', teacher],
  problemMembers: ['/studio/problem/7001/members', teacher],
  homeworkMembers: ['/studio/homework/40/assignment/400/members', teacher],
  channelSettings: ['/studio/channel', operator],
  members: ['/studio/members', operator],
  join: ['/join'],
  studioGuide: ['/studio/guide', teacher],
  tutor: ['/landing'],
  feedback: ['/feedback'],
  schools: ['/schools'],
  login: ['/login', guest],
  signup: ['/signup', guest],
  terms: ['/terms', guest],
  privacy: ['/privacy', guest],
  support: ['/support', guest],
} as const satisfies Record<PathName, readonly [path: string, view?: Record<string, string>]>

/** The name of each kind of page, an address of it, and the parameters of its view. */
export const pageAddresses = Object.entries<readonly [path: string, view?: Record<string, string>]>(addresses).map(
  ([name, [path, view = {}]]) => [name, path, view] as const,
)

/** Goes to another page in place, and waits until nothing of the previous one is left. */
export const goOn = async (page: Page, href: string) => {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-seen', ''))
  await goInPlace(page, href)
  await page.locator('main:not([data-seen], [aria-busy="true"]) h1').first().waitFor()
}
