import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (query = '', store: ProgressStore = memoryStore(), gate?: Promise<void>) =>
  demoPage(query, store, recordingLog(), async () => fakeRunner(threeWaves, gate))
type Page = ReturnType<typeof page>

const submissions = 'users/problems/7003/submissions'
const send = async ({ call }: Page, code: string, origin: object = {}) => {
  const answer = await call(submissions, 'POST', { language: 'PYTHON', code, ...origin })
  return { status: answer.status, ...(await answer.json()) }
}

/** Submits a program and waits for its verdict, which on a slow machine comes later than the answer. */
const submit = async (demo: Page, code: string, origin: object = {}) => {
  const given = await send(demo, code, origin)
  if (given.status !== 202) return given
  const later = () => demo.json(`users/problems/submissions/${given.submissionId}`)
  await vi.waitUntil(async () => (await later()).state !== 'JUDGING', { timeout: 50_000, interval: 200 })
  return { status: 201, ...(await later()) }
}

/** Reads all figures that solving a problem changes. */
async function standing({ json }: Page) {
  const [me, experience, { questList }, { studyLogList }, { myRanking }] = await Promise.all(
    ['users/me', 'users/experiences', 'users/quests', 'users/logs/studies?page=1', 'users/ranks?page=1'].map((path) => json(path)),
  )
  const goals = questList.flatMap(({ quest }: { readonly quest: { readonly goalList: readonly object[] } }) => quest.goalList)
  return { point: me.point, level: me.level, ...experience, goals, latest: studyLogList[0], rank: myRanking.rank }
}

describe('a solved problem', () => {
  test('earns points and experience once, and moves quests, study log and ranking; one that is tried is only told', async () => {
    const demo = page('quests=subs')
    const before = await standing(demo)
    expect(await submit(demo, 'wrong')).toMatchObject({ status: 201, state: 'WRONG_ANSWER' })
    expect(await standing(demo)).toEqual({ ...before, latest: expect.objectContaining({ problemId: 7_003 }) })

    const solved = await submit(demo, 'right')
    expect(solved).toMatchObject({ status: 201, state: 'ACCEPTED', isFirstSolved: true, rewardPoint: 20, rewardExperience: 20 })
    const after = await standing(demo)
    expect(after).toMatchObject({
      point: before.point + 20,
      experience: before.experience + 20,
      latest: { type: 'PROBLEM', title: '파도 소리 세 번', problemId: 7_003 },
    })
    expect(after.rank).toBeLessThan(before.rank)
    const { questList } = await demo.json('users/quests')
    expect(questList[1].quest).toMatchObject({
      title: '한 문제만 더',
      clear: true,
      goalList: [{ goalName: 'PROBLEM', goalCount: 2, completedCount: 2 }],
    })
    expect((await demo.call(`users/quests/${questList[1].userQuestId}/rewards`, 'POST')).status).toBe(201)

    expect(await submit(demo, 'right')).toMatchObject({ state: 'ACCEPTED', isFirstSolved: false, rewardPoint: 0 })
    expect((await standing(demo)).experience).toBe(after.experience)
  })

  test('costs a fifth of its points for each hint', async () => {
    const demo = page()
    await submit(demo, 'wrong')
    expect((await demo.call('users/problems/7003/hints', 'POST', { hintNumber: 1 })).status).toBe(201)
    expect(await submit(demo, 'right')).toMatchObject({ rewardPoint: 16, rewardExperience: 20 })
  })

  test('is known after a reload, with the draft, and to nobody after 처음 상태로', async () => {
    const store = memoryStore()
    await submit(page('', store), 'right')
    await page('', store).call('users/problems/7003/drafts', 'PUT', { language: 'PYTHON', code: 'print()' })
    const again = page('', store)
    expect(await again.json('users/problems/7003')).toMatchObject({ state: 'SOLVED', submissionCount: 1, draft: { code: 'print()' } })
    expect((await standing(again)).latest).toMatchObject({ problemId: 7_003 })
    expect((await page('persona=teacher', store).json('users/problems/7003')).state).toBe('NONE')
    await store.clear()
    expect(await page('', store).json('users/problems/7003')).toMatchObject({ state: 'NONE', submissionCount: 0, draft: null })
  })

  test('of a lesson marks the lesson as done, and no other', async () => {
    const demo = page()
    const { origin } = await lessonWith(demo, ({ problemId }) => problemId === 7_003)
    const isDone = async () => {
      const { lessonList } = await demo.json(`users/courses/${origin.contentId}/lessons`)
      return lessonList.some(
        (one: { readonly lessonId: number; readonly isDone: boolean }) => one.lessonId === origin.lessonId && one.isDone,
      )
    }
    expect([await isDone(), (await submit(demo, 'wrong', origin)).state, await isDone()]).toEqual([false, 'WRONG_ANSWER', false])
    const before = await standing(demo)
    expect([(await submit(demo, 'right', origin)).state, await isDone()]).toEqual(['ACCEPTED', true])
    expect((await standing(demo)).experience).toBe(before.experience + 20)
    expect((await submit(demo, 'right', { ...origin, lessonId: origin.lessonId + 1 })).status).toBe(404)
  })
})

interface Row {
  readonly lessonId: number
  readonly type: string
  readonly title: string
  readonly problemId?: number
}

/** Enrols in a free course and returns one of its lessons of this kind. */
async function lessonWith({ call, json }: Page, isIt: (lesson: Row) => boolean) {
  for (const number of [1, 2]) {
    const { courseList } = await json(`courses?page=${number}&cost=free`)
    for (const { courseId, title } of courseList) {
      const { chapterList } = await json(`courses/${courseId}/lessons`)
      const rows: readonly Row[] = chapterList.flatMap(({ lessonList }: { readonly lessonList: readonly Row[] }) => lessonList)
      const lesson = rows.find((row) => isIt(row))
      if (lesson === undefined) continue
      const { status } = await call(`users/courses/${courseId}/enrolls`, 'POST')
      if (status === 204) return { lesson, title, origin: { contentType: 'COURSE', contentId: courseId, lessonId: lesson.lessonId } }
    }
  }
  throw new Error('no free course has such a lesson')
}

describe('a submission', () => {
  test('while another one is judged is refused, and one that is too long or has no code', async () => {
    let open = () => {}
    const demo = page(
      '',
      memoryStore(),
      new Promise((resolve) => {
        open = resolve
      }),
    )
    const first = send(demo, 'right')
    await vi.waitFor(async () => expect((await demo.json(submissions)).totalCount).toBe(1))
    expect((await submit(demo, 'right')).status).toBe(409)
    expect((await demo.json(submissions)).submissionList).toMatchObject([{ state: 'JUDGING' }])
    // Other calls do not wait for the verdict.
    expect((await demo.call('users/problems/7003/drafts', 'PUT', { language: 'PYTHON', code: '' })).status).toBe(200)
    open()
    expect(await first).toMatchObject({ status: 201, state: 'ACCEPTED' })
    expect((await submit(demo, 'x'.repeat(70_000))).status).toBe(413)
    expect((await submit(demo, ' ')).status).toBe(400)
    expect((await demo.call(submissions, 'POST', { language: 'JAVA', code: 'right' })).status).toBe(400)
    expect((await demo.call('users/problems/1/submissions', 'POST', { language: 'PYTHON', code: 'right' })).status).toBe(404)
  })

  test('whose verdict takes long is answered with 202, and asked for later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let open = () => {}
    const demo = page(
      '',
      memoryStore(),
      new Promise((resolve) => {
        open = resolve
      }),
    )
    const answer = send(demo, 'right')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { interval: 1 })
    for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(1_000)
    const { status, state, submissionId } = await answer
    vi.useRealTimers()
    expect([status, state]).toEqual([202, 'JUDGING'])
    open()
    await vi.waitFor(async () => expect((await demo.json(`users/problems/submissions/${submissionId}`)).state).toBe('ACCEPTED'))
  })

  test('that a closed page left behind is judged when it is asked for', async () => {
    const store = memoryStore()
    const never = new Promise<void>(() => {})
    const closed = page('', store, never)
    void send(closed, 'right')
    await vi.waitFor(async () => expect((await closed.json(submissions)).totalCount).toBe(1))
    const demo = page('', store)
    const [{ submissionId }] = (await demo.json(submissions)).submissionList
    await vi.waitFor(async () => expect((await demo.json(`users/problems/submissions/${submissionId}`)).state).toBe('ACCEPTED'))
    expect(await demo.json('users/problems/7003')).toMatchObject({ state: 'SOLVED' })
  })

  test('without a runner, and with one that breaks, cannot be judged and is no try', async () => {
    const without = demoPage('', memoryStore())
    const broken = demoPage('', memoryStore(), recordingLog(), () => Promise.reject(new Error('no WebAssembly')))
    for (const demo of [without, broken]) expect(await submit(demo, 'right')).toMatchObject({ status: 201, state: 'JUDGE_ERROR', score: 0 })
  })

  test('tells nothing of its hidden cases but what they test', async () => {
    const { caseList } = await submit(page(), 'wrong')
    for (const { visibility, input, expectedOutput, output, label } of caseList) {
      expect(label).toMatch(/\S/)
      if (visibility !== 'OPEN') expect([input, expectedOutput, output]).toEqual([null, null, null])
    }
  })
})

test('a program is run for clients that cannot run it themselves', async () => {
  const demo = page()
  const run = async (body: object) => {
    const answer = await demo.call('users/problems/7003/runs', 'POST', body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const program = { language: 'PYTHON', code: 'right', input: '철썩' }
  expect(await run(program)).toMatchObject({ state: 'DONE', output: '철썩 철썩 철썩', errorOutput: null, line: null })
  expect(await run({ ...program, code: 'broken' })).toMatchObject({
    state: 'RUNTIME_ERROR',
    errorOutput: 'RangeError: out of range',
    line: 1,
  })
  expect((await run({ ...program, language: 'JAVA' })).status).toBe(400)
  expect((await run({ language: 'PYTHON', code: 'right' })).status).toBe(400)
})

describe('a finished lesson earns', () => {
  test.each(['VIDEO', 'DOCUMENT', 'BLOCK', 'PROBLEM'])('of kind %s: experience, points, study log and ranking, once', async (type) => {
    const demo = page()
    const { lesson, title, origin } = await lessonWith(demo, (row) => row.type === type)
    const { contentId: courseId } = origin
    const before = await standing(demo)
    const step = { lessonId: lesson.lessonId, positionSeconds: 0 }
    await demo.call(`users/logs/courses/${courseId}`, 'POST', { ...step, isDone: false })
    expect(await standing(demo)).toEqual(before)
    await demo.call(`users/logs/courses/${courseId}`, 'POST', { ...step, isDone: true })
    const after = await standing(demo)
    expect(after.point).toBe(before.point + 5)
    expect(after.experience + 1_000 * after.level).toBeGreaterThan(before.experience + 1_000 * before.level)
    expect(after.rank).toBeLessThan(before.rank)
    expect(after.latest).toMatchObject(type === 'DOCUMENT' ? { type: 'COURSE', title, courseId } : { type, title: lesson.title })
    await demo.call(`users/logs/courses/${courseId}`, 'POST', { ...step, isDone: true })
    expect(await standing(demo)).toEqual(after)
  })

  test('and counts for the quests of its kind', async () => {
    const demo = page('quests=uncleared')
    const { courseList } = await demo.json('users/courses/enrolls?page=1')
    for (const { courseId } of courseList) {
      const { chapterList } = await demo.json(`courses/${courseId}/lessons`)
      for (const { lessonId } of chapterList.flatMap(({ lessonList }: { readonly lessonList: readonly object[] }) => lessonList))
        await demo.call(`users/logs/courses/${courseId}`, 'POST', { lessonId, isDone: true, positionSeconds: 0 })
    }
    const { questList } = await demo.json('users/quests')
    const cleared = questList.filter(({ quest }: { readonly quest: { readonly clear: boolean } }) => quest.clear)
    expect(cleared.map(({ quest }: { readonly quest: { readonly smallCategory: string } }) => quest.smallCategory)).toEqual(
      expect.arrayContaining(['VIDEO', 'DOCUMENT']),
    )
    expect((await standing(demo)).level).toBeGreaterThan(12)
  })
})
