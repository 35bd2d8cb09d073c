import { expect, test } from 'vitest'
import { listPaths, paths } from '../../../src/domain/paths.ts'
import { isSolvingPath, type NavPlace, navPlaceOf } from '../../../src/domain/site/navigation.ts'

const courses = ['courses', 'courses'] as const
const classes = ['classes', 'courses'] as const
const liveClasses = ['liveClasses', 'courses'] as const
const problems = ['problems', 'problems'] as const
const documents = ['documents', 'courses'] as const
const articles = ['documents', 'home'] as const
const ranking = ['ranking', 'ranking'] as const
const my = ['my', 'my'] as const
const none = [null, null] as const

/** The expected places of every address; a missing address does not compile. */
const placesByPath = {
  home: ['home', 'home'],
  quests: my,
  courses,
  course: courses,
  lesson: courses,
  liveClasses,
  courseClass: classes,
  classLesson: classes,
  ranking,
  search: none,
  my,
  avatar: my,
  notices: my,
  ownReport: my,
  report: none,
  start: problems,
  problems,
  problemTypes: problems,
  problemType: problems,
  problem: problems,
  blocks: problems,
  block: problems,
  videos: documents,
  video: documents,
  documents,
  document: documents,
  worksheets: documents,
  worksheet: documents,
  worksheetReview: documents,
  homework: my,
  blogs: articles,
  blog: articles,
  shop: my,
  contest: problems,
  room: problems,
  roomTask: problems,
  meeting: classes,
  trialClass: liveClasses,
  coursePass: courses,
  coursePurchase: courses,
  classPurchase: classes,
  itemPurchase: my,
  publishing: my,
  studioCourse: my,
  studioProblem: my,
  setHomework: my,
  setRoom: my,
  problemMembers: my,
  homeworkMembers: my,
  channelSettings: my,
  members: my,
  join: none,
  studioGuide: my,
  tutor: problems,
  feedback: problems,
  schools: none,
  login: none,
  signup: none,
  terms: none,
  privacy: none,
  support: none,
} as const satisfies Record<keyof typeof paths, readonly [NavPlace | null, NavPlace | null]>

test.each(Object.entries(placesByPath))('the page %s lights its place in the header and on a phone', (name, [wide, phone]) => {
  const address = paths[name as keyof typeof paths].replace(/:\w+/g, '12')
  for (const asked of [address, `${address}?page=2&keyword=tab=class`, `${address}#part`]) {
    expect([navPlaceOf(asked, 'wide'), navPlaceOf(asked, 'phone')]).toEqual([wide, phone])
  }
})

test('the classes are a tab of the courses', () => {
  expect(navPlaceOf(listPaths.classes, 'wide')).toBe('classes')
  expect(navPlaceOf('/course?page=1&tab=class', 'wide')).toBe('classes')
  expect(navPlaceOf(listPaths.courses, 'wide')).toBe('courses')
})

test.each(['/courses', '/nowhere', '/learn', '/blogs'])('%s is no page, and belongs nowhere', (address) => {
  expect(navPlaceOf(address, 'wide')).toBeNull()
  expect(navPlaceOf(address, 'phone')).toBeNull()
})

test.each([
  ['/learn/problem/7003', true],
  ['/learn/block/2003', true],
  ['/room/9/task/1', true],
  ['/room/9', false],
  ['/learn/video/1', false],
  ['/learn/problem', false],
  ['/learn/problem/7003/notes', false],
  ['/course/1/lesson/2', false],
  ['/', false],
])('at %s something is solved, for which the page takes the whole window: %s', (pathname, isIt) => {
  expect(isSolvingPath(pathname)).toBe(isIt)
})
