import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpCourseCatalogue } from '../../../src/adapters/http/course.ts'
import { httpLessonRepository } from '../../../src/adapters/http/lesson.ts'
import { httpReviewRepository } from '../../../src/adapters/http/review.ts'
import { apiOrigin } from './stubFetch.ts'
import * as wire from './studyWire.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { courseQuery } from '../../../src/domain/course/courseCatalogue.ts'

const course = { kind: 'course', id: 'a/b' } as const
const courseClass = { kind: 'course-class', id: 'a/b' } as const
const draft = { rating: 5, content: '천천히 따라 할 수 있었어요.', extra: '빠지지 않아요' }
const step = { lessonId: 7, kind: 'VIDEO', isDone: true, positionSeconds: 8 } as const

interface Ports {
  readonly catalogue: ReturnType<typeof httpCourseCatalogue>
  readonly lessons: ReturnType<typeof httpLessonRepository>
  readonly reviews: ReturnType<typeof httpReviewRepository>
}
type Ask = (ports: Ports) => Promise<unknown>

/** Returns the requests of one call, and what it makes of the answer. */
async function sentBy(ask: Ask, answer: unknown) {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    const text = await request.text()
    sent.push([request.method, request.url.slice(`${apiOrigin}/product/v1/`.length), ...(text === '' ? [] : [JSON.parse(text)])])
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  }
  const client = createHttpClient({ fetch, apiOrigin, product: 'product' })
  const log = recordingLog()
  const ports = {
    catalogue: httpCourseCatalogue(client, log, apiPaths),
    lessons: httpLessonRepository(client, log),
    reviews: httpReviewRepository(client, log),
  }
  const read = await ask(ports)
  return { sent, read, events: log.events }
}

const coursePage = { courseList: [wire.courseDetail], totalCount: 1, pageSize: 20 }
const reviewPage = { reviewList: [wire.review], totalCount: 1, pageSize: 10 }

const reads: readonly (readonly [title: string, call: string, ask: Ask, answer: unknown])[] = [
  ['courses [S-248]', 'courses?page=1&order=DESC', ({ catalogue }) => catalogue.find(courseQuery.initial), coursePage],
  [
    'filtered courses [S-248]',
    'courses?page=2&order=POPULAR&level=BEGINNER&cost=free&channelDomain=haeon&category=%EC%9B%B9&category=%EC%95%B1',
    ({ catalogue }) =>
      catalogue.find({
        ...courseQuery.initial,
        page: 2,
        order: 'POPULAR',
        level: 'BEGINNER',
        cost: 'free',
        channel: 'haeon',
        categories: ['웹', '앱'],
      }),
    coursePage,
  ],
  [
    'found courses [S-253]',
    'search/courses?page=1&order=DESC&keyword=%EB%B0%94%EB%8B%A4',
    ({ catalogue }) => catalogue.find({ ...courseQuery.initial, keyword: '바다' }),
    coursePage,
  ],
  ['recommended courses [S-249]', 'recommendations/courses?page=1', ({ catalogue }) => catalogue.recommended(null), coursePage],
  ['courses like one [S-249]', 'recommendations/courses?page=1&courseId=7', ({ catalogue }) => catalogue.recommended(7), coursePage],
  ['categories [S-251]', 'courses/categories?page=1', ({ catalogue }) => catalogue.categories(), { categoryList: [] }],
  ['category groups [S-252]', 'courses/categories/groups?page=1', ({ catalogue }) => catalogue.categoryGroups(), { categoryGroupList: [] }],
  ['a course [S-254]', 'courses/a%2Fb', ({ catalogue }) => catalogue.course('a/b'), wire.courseDetail],
  ['a standing [S-255]', 'users/courses/a%2Fb', ({ catalogue }) => catalogue.standing('a/b'), wire.standing],
  ['lessons [S-256]', 'courses/a%2Fb/lessons', ({ lessons }) => lessons.chapters(course), { chapterList: [wire.chapter] }],
  ['progress [S-257]', 'users/courses/a%2Fb/lessons', ({ lessons }) => lessons.progress(course), { lessonList: [wire.progress] }],
  [
    'a problem [S-258]',
    'users/courses/a%2Fb/problems/p%3F',
    ({ lessons }) => lessons.content(course, { kind: 'PROBLEM', contentId: 'p?' }),
    wire.contents.PROBLEM,
  ],
  [
    'a video [S-259]',
    'users/courses/a%2Fb/videos/1',
    ({ lessons }) => lessons.content(course, { kind: 'VIDEO', contentId: 1 }),
    wire.contents.VIDEO,
  ],
  [
    'a block problem [S-260]',
    'users/courses/a%2Fb/blocks/1',
    ({ lessons }) => lessons.content(course, { kind: 'BLOCK', contentId: 1 }),
    wire.contents.BLOCK,
  ],
  [
    'a document [S-261]',
    'users/courses/a%2Fb/documents/1',
    ({ lessons }) => lessons.content(course, { kind: 'DOCUMENT', contentId: 1 }),
    wire.contents.DOCUMENT,
  ],
  ['the learner’s record [S-263]', 'users/logs/courses/a%2Fb', ({ lessons }) => lessons.studyRecord(course), wire.studyRecord],
  ['lessons of a class [S-220]', 'course-classes/a%2Fb/lessons', ({ lessons }) => lessons.chapters(courseClass), { chapterList: [] }],
  ['progress in a class [S-229]', 'users/course-classes/a%2Fb/lessons', ({ lessons }) => lessons.progress(courseClass), { lessonList: [] }],
  [
    'a problem of a class [S-230]',
    'users/course-classes/a%2Fb/problems/1',
    ({ lessons }) => lessons.content(courseClass, { kind: 'PROBLEM', contentId: 1 }),
    wire.contents.PROBLEM,
  ],
  [
    'a video of a class [S-231]',
    'users/course-classes/a%2Fb/videos/1',
    ({ lessons }) => lessons.content(courseClass, { kind: 'VIDEO', contentId: 1 }),
    wire.contents.VIDEO,
  ],
  [
    'a block problem of a class [S-232]',
    'users/course-classes/a%2Fb/blocks/1',
    ({ lessons }) => lessons.content(courseClass, { kind: 'BLOCK', contentId: 1 }),
    wire.contents.BLOCK,
  ],
  [
    'a document of a class [S-233]',
    'users/course-classes/a%2Fb/documents/1',
    ({ lessons }) => lessons.content(courseClass, { kind: 'DOCUMENT', contentId: 1 }),
    wire.contents.DOCUMENT,
  ],
  ['the record of a class [S-236]', 'users/logs/course-classes/a%2Fb', ({ lessons }) => lessons.studyRecord(courseClass), wire.studyRecord],
  ['a course’s rating [S-265]', 'reviews/courses/a%2Fb/rating', ({ reviews }) => reviews.rating(course), wire.reviewRating],
  ['a class’s rating [S-266]', 'reviews/course-classes/a%2Fb/rating', ({ reviews }) => reviews.rating(courseClass), wire.reviewRating],
  [
    'a course’s reviews [S-267]',
    'reviews/courses/a%2Fb?page=2&order=LOWEST',
    ({ reviews }) => reviews.list(course, { page: 2, order: 'LOWEST' }),
    reviewPage,
  ],
  [
    'a class’s reviews [S-268]',
    'reviews/course-classes/a%2Fb?page=1&order=NEWEST',
    ({ reviews }) => reviews.list(courseClass, { page: 1, order: 'NEWEST' }),
    reviewPage,
  ],
  ['one’s review of a course [S-269]', 'users/reviews/courses/a%2Fb', ({ reviews }) => reviews.own(course), { review: wire.review }],
  ['one’s review of a class [S-270]', 'users/reviews/course-classes/a%2Fb', ({ reviews }) => reviews.own(courseClass), { review: null }],
]

describe('what is read', () => {
  it.each(reads)('%s: GET %s', async (_title, call, ask, answer) => {
    const { sent, events } = await sentBy(ask, answer)
    expect(sent).toEqual([['GET', call]])
    expect(events).toEqual([])
  })

  it.each(reads)('%s: an answer of another shape is a failure that the log hears of once [F-024] [F-025]', async (_title, _call, ask) => {
    for (const body of [null, [], 'x', 0]) await expect(sentBy(ask, body)).rejects.toMatchObject({ name: 'ShapeError' })
  })
})

describe('what is written, with the body as given', () => {
  const told = { lessonId: 7, type: 'VIDEO', isDone: true, positionSeconds: 8 }
  it.each<readonly [string, unknown[], Ask]>([
    ['enrolling [S-262]', ['POST', 'users/courses/a%2Fb/enrolls'], ({ catalogue }) => catalogue.enrol('a/b')],
    ['a step in a course [S-264]', ['POST', 'users/logs/courses/a%2Fb', told], ({ lessons }) => lessons.saveProgress(course, step)],
    [
      'a step in a class [S-237]',
      ['POST', 'users/logs/course-classes/a%2Fb', told],
      ({ lessons }) => lessons.saveProgress(courseClass, step),
    ],
    ['a review of a course [S-271] [S-289]', ['POST', 'users/reviews/courses/a%2Fb', draft], ({ reviews }) => reviews.write(course, draft)],
    [
      'a review of a class [S-272] [S-289]',
      ['POST', 'users/reviews/course-classes/a%2Fb', draft],
      ({ reviews }) => reviews.write(courseClass, draft),
    ],
    ['other words on a course [S-273]', ['PUT', 'users/reviews/courses/a%2Fb', draft], ({ reviews }) => reviews.rewrite(course, draft)],
    [
      'other words on a class [S-274]',
      ['PUT', 'users/reviews/course-classes/a%2Fb', draft],
      ({ reviews }) => reviews.rewrite(courseClass, draft),
    ],
    ['a review by its number [S-275] [A-85]', ['PUT', 'users/reviews/r%2F1', draft], ({ reviews }) => reviews.edit('r/1', draft)],
    ['a review taken away [S-276]', ['DELETE', 'users/reviews/r%2F1'], ({ reviews }) => reviews.remove('r/1')],
  ])('%s', async (_title, call, ask) => {
    const { sent, read } = await sentBy(ask, undefined)
    expect(sent).toEqual([call])
    expect(read).toBeUndefined()
  })
})

describe('identifiers that would lead to another call', () => {
  it.each<readonly [string, Ask]>([
    ['courses/categories', ({ catalogue }) => catalogue.course('categories')],
    ['users/courses/enrolls', ({ catalogue }) => catalogue.standing('enrolls')],
    ['users/reviews/courses', ({ reviews }) => reviews.edit('courses', draft)],
    ['users/reviews/course-classes', ({ reviews }) => reviews.remove('course-classes')],
    ['course-classes/channels/lessons', ({ lessons }) => lessons.chapters({ kind: 'course-class', id: 'channels' })],
    ['courses/..', ({ catalogue }) => catalogue.course('..')],
  ])('%s is not called [A-86]', async (_path, ask) => {
    await expect(sentBy(ask, {})).rejects.toMatchObject({ kind: 'unaddressable' })
  })
})
