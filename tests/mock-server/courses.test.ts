import { describe, expect, test } from 'vitest'
import { blockTasks } from '../../mock-server/content/blockTasks.ts'
import { lessonsByTopic, sharedPapers } from '../../mock-server/content/lessonsByTopic.ts'
import { blockFacts, problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../mock-server/content/problemTasks.ts'
import { reviewWords } from '../../mock-server/content/reviewWords.ts'
import { seas } from '../../mock-server/content/seas/seas.ts'
import { topics } from '../../mock-server/content/topics.ts'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { categoriesOf } from '../../mock-server/world/courseCategories.ts'
import { isAnsweredInText } from '../../src/domain/problems/readingTask.ts'
import { validateReviewDraft } from '../../src/domain/review.ts'
import { demoPage, demoServer, type Item, listsOf, memoryStore } from './demo.ts'

test('a course stands under its subject, its readers and its way of learning, and under no other', () => {
  expect(categoriesOf({ topic: 'python', level: 'INTERMEDIATE' }).map(({ name }) => name)).toEqual([
    '파이썬',
    '누구나',
    '중학생',
    '고등학생',
    '문제 풀기',
  ])
})

describe('every course that a card leads to is there', () => {
  test.each(['main', ...channelLabels, 'badabit'])('on %s, with its lessons', async (channel) => {
    const { call, json } = demoServer(`channel=${channel}`)
    const cards = ['recommendationCourse', 'enrolledCourses'].flatMap((name) => listsOf(`channel=${channel}`)[name] ?? [])
    const catalogue: Item[] = (await json('courses?page=1')).courseList
    for (const { courseId, title } of [...cards, ...catalogue]) {
      const answer = await call(`courses/${courseId}`)
      expect([answer.status, (await answer.json()).title]).toEqual([200, title])
      expect((await json(`courses/${courseId}/lessons`)).chapterList).toHaveLength(3)
    }
  })

  test('a channel without content has none', async () => {
    const { call, json } = demoServer('channel=saebyeok')
    expect((await json('courses?page=1')).courseList).toEqual([])
    expect((await call('courses/61001')).status).toBe(404)
  })

  test('its first lesson is open to everybody, the others to nobody who does not take it', async () => {
    const { call, json } = demoServer('persona=guest')
    const { courseId } = (await json('courses?page=1')).courseList[0]
    const { chapterList } = await json(`courses/${courseId}/lessons`)
    const [first, ...rest] = chapterList.flatMap((chapter: { lessonList: readonly object[] }) => chapter.lessonList)
    expect([first.isPreview, rest.some((lesson: { isPreview: boolean }) => lesson.isPreview)]).toEqual([true, false])
    expect((await call(`users/courses/${courseId}/documents/${first.documentId}`)).status).toBe(200)
    const film = rest.find((lesson: { type: string }) => lesson.type === 'VIDEO')
    expect((await call(`users/courses/${courseId}/videos/${film.videoId}`)).status).toBe(401)
  })

  test('the last of fifty thousand too [F-040]', async () => {
    const { json } = demoServer('content=huge')
    const { courseList } = await json('courses?page=2500&order=ASC')
    const last = courseList.at(-1)
    expect(await json(`courses/${last.courseId}`)).toMatchObject({ title: last.title })
  })
})

describe('what is learnt is written, not filled in', () => {
  test('every problem and block problem says what it asks', () => {
    for (const { title } of problemFacts) expect(Object.keys(problemTasks)).toContain(title)
    for (const { title } of blockFacts) expect(Object.keys(blockTasks)).toContain(title)
    const own = topics.map((topic) => lessonsByTopic[topic].practice).flatMap((practice) => (typeof practice === 'string' ? [] : practice))
    for (const task of [...Object.values(problemTasks), ...own]) {
      // A task that is answered in text needs no further example.
      expect(task.examples.length > 0 || isAnsweredInText(task.reading ?? null)).toBe(true)
      expect(task.hints.length).toBeGreaterThan(0)
    }
  })

  test('every topic has chapters, films and documents of its own', () => {
    const titles = topics.flatMap((topic) =>
      [...lessonsByTopic[topic].videos, ...lessonsByTopic[topic].documents].map(({ title }) => title),
    )
    expect(titles).toHaveLength(topics.length * 4)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('sentences are Korean in 해요체, and nothing is filler', () => {
    const all = JSON.stringify([lessonsByTopic, sharedPapers, problemTasks, seas, blockTasks, reviewWords])
    expect(all).not.toMatch(/lorem|ipsum|undefined|\bNaN\b|TODO|습니다[."]/i)
    const lessons = Object.values(lessonsByTopic)
    const told = [
      ...lessons.map(({ pitch }) => pitch),
      ...lessons.flatMap(({ goals }) => goals),
      ...lessons.flatMap(({ videos }) => videos).map(({ summary }) => summary),
    ]
    for (const sentence of told) expect(sentence).toMatch(/요[.?]$/)
  })

  test('every pair of halves makes a review that the rules accept', () => {
    for (const { openings, endings } of Object.values(reviewWords))
      for (const opening of openings)
        for (const ending of endings) expect(validateReviewDraft({ rating: 5, content: `${opening} ${ending}` })).toBeNull()
  })
})

describe('reviews', () => {
  test('no two of a course say the same', async () => {
    const { json } = demoServer()
    const { courseList } = await json('courses?page=1')
    for (const { courseId } of courseList) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => json(`reviews/courses/${courseId}?page=${page}`)))
      const words = pages.flatMap(({ reviewList }) => reviewList.map(({ content }: { readonly content: string }) => content))
      expect(words.filter((one, place) => words.indexOf(one) !== place)).toEqual([])
    }
  })
})

describe('what a visitor does with courses', () => {
  const free = { cost: 0, isOnlyForChannelUser: false }

  test('outlives a reload: enrolment, points, marks and one’s review; and is forgotten when asked', async () => {
    const store = memoryStore()
    const first = demoPage('persona=learner', store)
    const { courseList } = await first.json('courses?page=1&cost=point')
    const { point } = await first.json('users/me')
    const course = courseList.find((one: Item) => !one.isOnlyForChannelUser && one.cost <= point)
    expect((await first.call(`users/courses/${course.courseId}/enrolls`, 'POST')).status).toBe(204)
    const { chapterList } = await first.json(`courses/${course.courseId}/lessons`)
    const { lessonId } = chapterList[0].lessonList[0]
    await first.call(`users/logs/courses/${course.courseId}`, 'POST', { lessonId, isDone: true, positionSeconds: 0 })
    await first.call(`users/reviews/courses/${course.courseId}`, 'POST', { rating: 5, content: '다시 와도 남아 있어야 해요.' })

    const again = demoPage('persona=learner', store)
    const earned = 5
    expect(await again.json('users/me')).toMatchObject({ point: point - course.cost + earned })
    expect((await again.json('users/courses/enrolls')).courseList[0]).toMatchObject({ courseId: course.courseId })
    expect((await again.json(`users/courses/${course.courseId}/lessons`)).lessonList).toMatchObject([{ lessonId, isDone: true }])
    expect((await again.json(`users/reviews/courses/${course.courseId}`)).review).toMatchObject({ rating: 5 })
    expect([...store.kept.keys()]).toEqual(['1/learner/main'])

    await store.clear()
    expect(await demoPage('persona=learner', store).json('users/me')).toMatchObject({ point })
  })

  test('what one channel’s visitor does is not another’s', async () => {
    const store = memoryStore()
    const { call, json } = demoPage('persona=learner&channel=haeon', store)
    const { courseList } = await json('courses?page=1&cost=free')
    expect((await call(`users/courses/${courseList[0].courseId}/enrolls`, 'POST')).status).toBe(204)
    expect((await demoPage('persona=learner', store).json('users/courses/enrolls')).courseList).toHaveLength(7)
  })

  test('a free course of everybody’s costs nothing', async () => {
    const { call, json } = demoServer('persona=newcomer')
    const { courseList } = await json('courses?page=1&cost=free')
    const course = courseList.find((one: Item) => one.cost === free.cost && one.isOnlyForChannelUser === free.isOnlyForChannelUser)
    expect((await call(`users/courses/${course.courseId}/enrolls`, { method: 'POST' })).status).toBe(204)
    expect(await json('users/me')).toMatchObject({ point: 0 })
  })
})
