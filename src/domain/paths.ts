import { encodeId, hrefWithQuery, type Id } from './id.ts'

/** Every address of the platform. `hrefTo` fills in the `:name` parts. */
export const paths = {
  home: '/',
  quests: '/quest',
  courses: '/course',
  course: '/course/:courseId/lesson',
  lesson: '/course/:courseId/lesson/:lessonId',
  liveClasses: '/live/course',
  courseClass: '/course/class/:courseClassId/lesson',
  classLesson: '/course/class/:courseClassId/lesson/:lessonId',
  ranking: '/ranking',
  search: '/search',
  my: '/my',
  avatar: '/my/avatar',
  notices: '/my/notices',
  ownReport: '/my/report',
  report: '/report/:token',
  start: '/start',
  problems: '/problem',
  problemTypes: '/problem/category',
  problemType: '/problem/category/:categoryId',
  problem: '/learn/problem/:problemId',
  blocks: '/block',
  block: '/learn/block/:blockId',
  videos: '/video',
  video: '/learn/video/:videoId',
  documents: '/document',
  document: '/learn/document/:documentId',
  worksheets: '/worksheet',
  worksheet: '/worksheet/:worksheetId/chapter',
  worksheetReview: '/worksheet/review',
  homework: '/homework/:homeworkId/assignment/:assignmentId/task',
  blogs: '/blog',
  blog: '/blog/:blogId',
  shop: '/shop',
  contest: '/room/lobby',
  room: '/room/:roomId',
  roomTask: '/room/:roomId/task/:taskNumber',
  meeting: '/meeting/room/:meetingId',
  trialClass: '/registration/liveclass',
  coursePass: '/purchase/product/:slug',
  coursePurchase: '/purchase/course/:courseId',
  classPurchase: '/purchase/class/:courseClassId',
  itemPurchase: '/purchase/item/:productId',
  publishing: '/studio/publish/course',
  studioCourse: '/studio/publish/course/:courseId',
  studioProblem: '/studio/publish/problem/:problemId',
  setHomework: '/studio/homework/:homeworkId',
  setRoom: '/studio/room/:roomId',
  problemMembers: '/studio/problem/:problemId/members',
  homeworkMembers: '/studio/homework/:homeworkId/assignment/:assignmentId/members',
  channelSettings: '/studio/channel',
  members: '/studio/members',
  join: '/join',
  studioGuide: '/studio/guide',
  tutor: '/landing',
  feedback: '/feedback',
  schools: '/schools',
  login: '/login',
  signup: '/signup',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
} as const

/** The part of the support page about refunds. */
export const refundHref = `${paths.support}#refund`

/** Pages that other parts of the platform always provide. */
export const platformPaths: readonly string[] = [
  paths.meeting,
  paths.trialClass,
  paths.coursePass,
  paths.coursePurchase,
  paths.classPurchase,
  paths.itemPurchase,
  paths.studioGuide,
  paths.schools,
  paths.login,
  paths.signup,
  paths.terms,
  paths.privacy,
  paths.support,
]

type PathName = keyof typeof paths

type IdNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The name of an identifier in any address. */
export type PathIdName = IdNames<(typeof paths)[PathName]>

/** Returns the address with its identifiers, each as one segment. */
export function hrefTo<Name extends PathName>(name: Name, ids: Readonly<Record<IdNames<(typeof paths)[Name]>, Id>>): string {
  const byName: Readonly<Record<string, Id>> = ids
  return paths[name].replace(/:(\w+)/g, (_, idName: string) => encodeId(byName[idName] ?? ''))
}

const newestFirst = [
  ['page', '1'],
  ['order', 'DESC'],
] as const

/** The addresses of the lists that the platform links to: all items of each, the newest first. */
export const listPaths = {
  courses: hrefWithQuery(paths.courses, newestFirst),
  classes: hrefWithQuery(paths.courses, [['tab', 'class'], ...newestFirst]),
  liveClasses: hrefWithQuery(paths.liveClasses, newestFirst),
  problems: hrefWithQuery(paths.problems, newestFirst),
  blocks: hrefWithQuery(paths.blocks, newestFirst),
  videos: hrefWithQuery(paths.videos, newestFirst),
  documents: hrefWithQuery(paths.documents, newestFirst),
  worksheets: hrefWithQuery(paths.worksheets, newestFirst),
  blogs: hrefWithQuery(paths.blogs, newestFirst),
  products: hrefWithQuery(paths.shop, [
    ['page', '1'],
    ['order', 'POPULAR'],
  ]),
} as const
