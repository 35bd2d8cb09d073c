import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { aStudioChapter, aStudioCourse, aStudioLesson } from '../domain/studio/aStudioCourse.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore, channel = 'main') => demoPage(`persona=${persona}&channel=${channel}`, store)
const list = 'users/studio/courses'
const named = encodeURIComponent('조개로 배우는')

const text = aStudioLesson({ key: 2, title: '조개 이야기', isPreview: true })
const problem = aStudioLesson({
  key: 3,
  title: '조개 세기',
  kind: 'PROBLEM',
  source: { from: 'CATALOGUE', contentId: 7_001, title: '조개' },
})
const block = aStudioLesson({ key: 4, title: '조개 줍기', kind: 'BLOCK', source: { from: 'CATALOGUE', contentId: 2_001, title: '꽃게' } })
const film = aStudioLesson({ key: 5, title: '조개 영상', kind: 'VIDEO', source: { from: 'CATALOGUE', contentId: 4_001, title: '영상' } })
const own = aStudioLesson({ key: 6, title: '내 영상', kind: 'VIDEO', source: { from: 'URL', url: 'https://films.example/a.mp4' } })
const read = aStudioLesson({ key: 7, title: '문서', kind: 'DOCUMENT', source: { from: 'CATALOGUE', contentId: 6_003, title: '문서' } })
const content = aStudioCourse({
  categoryList: ['파이썬'],
  picture: 'python',
  chapterList: [
    aStudioChapter({ key: 1, lessonList: [text, problem, block] }),
    aStudioChapter({ key: 8, title: '바다에서', lessonList: [film, own, read] }),
  ],
})

async function saved(store: ProgressStore, given = content, channel = 'main') {
  const { call, json } = page('teacher', store, channel)
  const { courseId, updatedDate } = await (await call(list, 'POST', { content: given })).json()
  const path = `${list}/${courseId}`
  const publish = async () => call(`${path}/publications`, 'POST', { updatedDate: (await json(path)).updatedDate })
  return { courseId, updatedDate, path, call, json, publish }
}

async function published(store: ProgressStore, given = content, channel = 'main') {
  const work = await saved(store, given, channel)
  expect((await work.publish()).ok).toBe(true)
  return work
}

describe('a course that a teacher makes', () => {
  test('is hers alone until it is published; then the learners of the channel find it first', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    const find = async () => (await learner.json(`search/courses?page=1&keyword=${named}`)).courseList
    const work = await saved(store)
    expect(await find()).toEqual([])
    expect((await learner.call(`courses/${work.courseId}`)).status).toBe(404)
    await work.publish()
    expect((await find()).length).toBe(1)
    const { courseList, totalCount } = await learner.json('courses?page=1&order=DESC')
    expect(courseList[0]).toMatchObject({
      courseId: work.courseId,
      title: '조개로 배우는 첫 코딩',
      cost: 0,
      level: 'BEGINNER',
      teacher: { nickname: '윤슬쌤' },
      thumbnail: '/demo-pictures/thumb/python-1.svg',
    })
    expect(totalCount).toBe((await learner.json('courses?page=1&order=ASC')).totalCount)
    const other = page('learner', store, 'haeon')
    expect((await other.json(`search/courses?page=1&keyword=${named}`)).courseList).toEqual([])
    expect((await other.call(`courses/${work.courseId}`)).status).toBe(404)
  })

  test.each([
    ['level=BEGINNER', 1],
    ['level=ADVANCED', 0],
    ['cost=free', 1],
    ['cost=cash', 0],
    [`category=${encodeURIComponent('파이썬')}`, 1],
    [`category=${encodeURIComponent('로봇·메이커')}`, 0],
  ])('is filtered as the others are: %s', async (filter, count) => {
    const store = memoryStore()
    await published(store)
    const { courseList } = await page('guest', store).json(`search/courses?page=1&keyword=${named}&${filter}`)
    expect(courseList).toHaveLength(count)
  })

  test('has its page, its chapters and what each lesson shows', async () => {
    const store = memoryStore()
    const { courseId } = await published(store)
    const guest = page('guest', store)
    expect(await guest.json(`courses/${courseId}`)).toMatchObject({
      introduction: ['조개를 세면서 코드를 처음 써 봐요.'],
      categoryList: [{ categoryGroupName: '분야', name: '파이썬' }],
      lessonCount: 6,
    })
    const { chapterList } = await guest.json(`courses/${courseId}/lessons`)
    expect(chapterList).toMatchObject([
      {
        title: '바닷가에서',
        lessonList: [
          { type: 'DOCUMENT', isPreview: true },
          { type: 'PROBLEM', problemId: 7_001 },
          { type: 'BLOCK', blockId: 2_001 },
        ],
      },
      {
        title: '바다에서',
        lessonList: [
          { type: 'VIDEO', videoId: 4_001 },
          { type: 'VIDEO', minutes: null },
          { type: 'DOCUMENT', documentId: 6_003 },
        ],
      },
    ])
    const [{ documentId }] = chapterList[0].lessonList
    const lesson = (of: ReturnType<typeof page>, kind: string, id: number) => of.call(`users/courses/${courseId}/${kind}/${id}`)
    expect(await (await lesson(guest, 'documents', documentId)).json()).toMatchObject({
      title: '조개 이야기',
      sections: [{ heading: '', parts: [{ kind: 'paragraph', text: '반가워요!' }] }],
    })
    expect((await lesson(guest, 'problems', 7_001)).status).toBe(401)
    const learner = page('learner', store)
    expect((await lesson(learner, 'problems', 7_001)).status).toBe(403)
    await learner.call(`users/courses/${courseId}/enrolls`, 'POST')
    expect(await (await lesson(learner, 'videos', chapterList[1].lessonList[1].videoId)).json()).toMatchObject({
      src: 'https://films.example/a.mp4',
    })
    const kinds = [
      ['problems', 7_001],
      ['blocks', 2_001],
      ['videos', 4_001],
      ['documents', 6_003],
    ] as const
    for (const [kind, id] of kinds) expect((await lesson(learner, kind, id)).status, kind).toBe(200)
  })

  test('is taken, studied lesson by lesson, and earns as the others do; what was done follows its lesson', async () => {
    const store = memoryStore()
    const work = await published(store)
    const learner = page('learner', store)
    const before = (await learner.json('users/me')).point
    expect((await learner.call(`users/courses/${work.courseId}/enrolls`, 'POST')).status).toBe(204)
    const { chapterList } = await learner.json(`courses/${work.courseId}/lessons`)
    const [{ lessonId }] = chapterList[0].lessonList
    const step = { lessonId, type: 'DOCUMENT', isDone: true, positionSeconds: 0 }
    expect((await learner.call(`users/logs/courses/${work.courseId}`, 'POST', step)).status).toBe(204)
    expect((await learner.json('users/me')).point).toBeGreaterThan(before)
    expect((await learner.json('users/courses/enrolls?page=1')).courseList[0]).toMatchObject({
      courseId: work.courseId,
      completedCount: 1,
      totalCount: 6,
    })
    const [first, second] = content.chapterList
    const turned = { ...content, chapterList: [second, { ...first, lessonList: [block, problem, text] }] }
    await work.call(work.path, 'PUT', { content: turned, updatedDate: work.updatedDate })
    expect((await learner.json(`courses/${work.courseId}/lessons`)).chapterList[0].title).toBe('바닷가에서')
    await work.publish()
    expect((await learner.json(`courses/${work.courseId}/lessons`)).chapterList[0].title).toBe('바다에서')
    expect((await learner.json(`users/courses/${work.courseId}/lessons`)).lessonList).toMatchObject([{ lessonId, isDone: true }])
  })

  test('takes what somebody solves in a preview, as it shows it to them, and notes no progress for who does not take the course', async () => {
    const store = memoryStore()
    const solving = (persona: string) => demoPage(`persona=${persona}`, store, recordingLog(), async () => fakeRunner(threeWaves))
    const waves = { ...problem, source: { from: 'CATALOGUE', contentId: 7_003, title: '파도' } as const }
    const previews = [
      { ...waves, isPreview: true },
      { ...block, isPreview: true },
    ]
    const chapterList = [aStudioChapter({ key: 1, lessonList: [...previews, { ...waves, key: 9 }, { ...block, key: 10 }] })]
    const { courseId } = await published(store, { ...content, chapterList })
    const newcomer = solving('newcomer')
    const [{ lessonList }] = (await newcomer.json(`courses/${courseId}/lessons`)).chapterList
    const handIn = async (at: number, path: string, answer: object) => {
      const origin = { contentType: 'COURSE', contentId: courseId, lessonId: lessonList[at].lessonId }
      const answered = await newcomer.call(path, 'POST', { ...answer, ...origin })
      if (!answered.ok) return answered.status
      // The verdict comes later than the answer on a slow machine.
      const { submissionId } = await answered.json()
      const told = () => newcomer.json(`${path.replace(/\d+\//, '')}/${submissionId}`)
      return vi.waitUntil(async () => (await told()).state !== 'JUDGING' && (await told()).state, { timeout: 50_000, interval: 200 })
    }
    const right = { language: 'PYTHON', code: 'right' }
    const blocks = { language: 'BLOCKS', program: { version: 1, scripts: [], functions: [] } }
    expect(await handIn(0, 'users/problems/7003/submissions', right)).toBe('ACCEPTED')
    expect(await handIn(1, 'users/blocks/2001/submissions', blocks)).toBe('WRONG_ANSWER')
    expect(await handIn(2, 'users/problems/7003/submissions', right)).toBe(403)
    expect(await handIn(3, 'users/blocks/2001/submissions', blocks)).toBe(403)
    expect((await newcomer.json(`users/courses/${courseId}/lessons`)).lessonList).toEqual([])
    await newcomer.call(`users/courses/${courseId}/enrolls`, 'POST')
    await handIn(0, 'users/problems/7003/submissions', right)
    expect((await newcomer.json(`users/courses/${courseId}/lessons`)).lessonList).toMatchObject([{ isDone: true }])
  })

  test('is reviewed by who takes it', async () => {
    const store = memoryStore()
    const { courseId } = await published(store)
    const learner = page('learner', store)
    expect(await learner.json(`reviews/courses/${courseId}/rating`)).toMatchObject({ count: 0 })
    await learner.call(`users/courses/${courseId}/enrolls`, 'POST')
    const review = { rating: 5, content: '조개가 귀여워서 끝까지 했어요!' }
    expect((await learner.call(`users/reviews/courses/${courseId}`, 'POST', review)).ok).toBe(true)
    expect(await learner.json(`reviews/courses/${courseId}/rating`)).toMatchObject({ count: 1, average: 5 })
  })

  test('that costs money is paid before', async () => {
    const store = memoryStore()
    const { courseId } = await published(store, { ...content, cost: 9_900 })
    const learner = page('learner', store)
    expect((await learner.call(`users/courses/${courseId}/enrolls`, 'POST')).status).toBe(402)
    const quote = await learner.json(`purchases/quotes?content_type=COURSE&content_id=${courseId}`)
    expect(quote).toMatchObject({ title: content.title })
  })

  test('that is withdrawn leaves the lists, and stays with who takes it', async () => {
    const store = memoryStore()
    const { courseId, call, path } = await published(store)
    const [learner, newcomer] = [page('learner', store), page('newcomer', store)]
    await learner.call(`users/courses/${courseId}/enrolls`, 'POST')
    expect((await call(path, 'DELETE')).status).toBe(409)
    expect((await call(`${path}/publications`, 'DELETE')).ok).toBe(true)
    expect((await learner.json(`search/courses?page=1&keyword=${named}`)).courseList).toEqual([])
    expect((await learner.call(`courses/${courseId}`)).status).toBe(200)
    expect((await learner.json('users/courses/enrolls?page=1')).courseList[0]).toMatchObject({ courseId })
    expect((await newcomer.call(`courses/${courseId}`)).status).toBe(404)
    expect((await newcomer.call(`users/courses/${courseId}/enrolls`, 'POST')).status).toBe(404)
  })

  test.each([
    [aStudioCourse({ title: '' })],
    [
      aStudioCourse({
        chapterList: [aStudioChapter({ lessonList: [{ ...problem, source: { from: 'CATALOGUE', contentId: 9, title: '없는 문제' } }] })],
      }),
    ],
  ])('is not published with something missing, or with a lesson that shows nothing', async (given) => {
    const store = memoryStore()
    const { publish } = await saved(store, given)
    expect((await publish()).status).toBe(422)
  })

  test.each(['guest', 'learner', 'enterprise', 'operator'])('is nobody else’s to see or to change: %s', async (persona) => {
    const store = memoryStore()
    const { path, updatedDate } = await saved(store)
    const { call } = page(persona, store)
    const status = { guest: 401, learner: 403, enterprise: 403 }[persona] ?? 404
    expect((await call(path)).status).toBe(status)
    expect((await call(path, 'PUT', { content, updatedDate })).status).toBe(status)
    expect((await call(`${path}/publications`, 'POST', { updatedDate })).status).toBe(status)
    expect((await call(path, 'DELETE')).status).toBe(status)
    expect((await call('users/studio/courses/pictures')).status).toBe(status === 404 ? 200 : status)
  })
})
