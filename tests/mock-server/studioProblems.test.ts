import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { aStudioCase, aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const programs = {
  double: (input: string) => `${Number(input) * 2}\n`,
  seed: (input: string) => `${Number(input) % 7}\n`,
  same: (input: string) => input,
}
const page = (persona: string, store: ProgressStore, channel = 'main') =>
  demoPage(`persona=${persona}&channel=${channel}`, store, recordingLog(), async () => fakeRunner(programs))

const content = aStudioProblem({
  title: '비밀 조개',
  reference: 'double',
  generator: 'seed',
  caseList: [
    aStudioCase(),
    aStudioCase({ label: '0개일 때', visibility: 'LABEL', input: '0', output: '0' }),
    aStudioCase({ label: '숨은 이름', visibility: 'HIDDEN', input: '411', output: '822' }),
  ],
})
const list = 'users/studio/problems'

async function saved(store: ProgressStore, given = content) {
  const { call } = page('teacher', store)
  const { problemId, updatedDate } = await (await call(list, 'POST', { content: given })).json()
  return { problemId, updatedDate, path: `${list}/${problemId}`, call }
}

async function published(store: ProgressStore, given = content) {
  const work = await saved(store, given)
  expect((await work.call(`${work.path}/publications`, 'POST', { updatedDate: work.updatedDate })).ok).toBe(true)
  return work
}

describe('a problem that a teacher makes', () => {
  test('is hers alone until it is published; then learners of the channel find, solve and are judged by it', async () => {
    const store = memoryStore()
    const { problemId } = await saved(store)
    const learner = page('learner', store)
    const find = async () => (await learner.json(`search/problems?page=1&keyword=${encodeURIComponent('비밀')}`)).problemList
    expect(await find()).toEqual([])
    expect((await learner.call(`problems/${problemId}`)).status).toBe(404)

    const store2 = memoryStore()
    const work = await published(store2)
    const other = page('learner', store2)
    const { problemList } = await other.json('problems?page=1&order=DESC')
    expect(problemList[0]).toMatchObject({ problemId: work.problemId, title: '비밀 조개', state: 'NONE' })
    expect((await page('learner', store2, 'haeon').call(`problems/${work.problemId}`)).status).toBe(404)
    const submit = async (code: string) =>
      (await other.call(`users/problems/${work.problemId}/submissions`, 'POST', { language: 'PYTHON', code })).json()
    const wrong = await submit('same')
    expect(wrong).toMatchObject({
      state: 'WRONG_ANSWER',
      caseList: [{ input: '3\n' }, { label: '0개일 때', input: null }, { label: null, input: null }],
    })
    expect(await submit('double')).toMatchObject({ state: 'ACCEPTED', isFirstSolved: true, rewardPoint: 20 })
    expect((await other.json('users/logs/studies?page=1')).studyLogList[0]).toMatchObject({ title: '비밀 조개' })
    const example = await other.call(`users/problems/${work.problemId}/counterexamples`, 'POST', { language: 'PYTHON', code: 'same' })
    expect((await example.json()).counterexample).toMatchObject({ input: '1\n' })
  })

  test('tells learners and guests nothing of what is hidden, by any call', async () => {
    const store = memoryStore()
    const { problemId, path } = await published(store)
    for (const persona of ['learner', 'guest']) {
      const { call } = page(persona, store)
      const answers = await Promise.all(
        [
          `problems/${problemId}`,
          'problems?page=1&order=DESC',
          `users/problems/${problemId}`,
          `users/problems/${problemId}/submissions?page=1`,
          list,
          path,
        ].map(async (asked) => (await call(asked)).text()),
      )
      const program = { language: 'PYTHON', code: 'same', input: '3' }
      for (const asked of ['submissions', 'counterexamples', 'feedbacks', 'runs'])
        answers.push(await (await call(`users/problems/${problemId}/${asked}`, 'POST', program)).text())
      for (const asked of [`channels/members/problems/${problemId}/submissions`, `channels/members/99/problems/${problemId}/submissions`])
        answers.push(await (await call(asked)).text())
      for (const answer of answers) for (const secret of ['411', '822', '숨은 이름', 'double', 'seed']) expect(answer).not.toContain(secret)
    }
  })

  test.each([
    ['guest', 401],
    ['learner', 403],
    ['enterprise', 403],
  ])('is nothing that a %s can make, see, change or publish', async (persona, status) => {
    const store = memoryStore()
    const { path, updatedDate } = await saved(store)
    const { call } = page(persona, store)
    const tried: readonly (readonly [string, string, unknown?])[] = [
      [list, 'GET'],
      [list, 'POST', { content }],
      [path, 'GET'],
      [path, 'PUT', { content, updatedDate }],
      [path, 'DELETE'],
      [`${path}/publications`, 'POST', { updatedDate }],
      [`${path}/publications`, 'DELETE'],
    ]
    for (const [asked, method, body] of tried) expect((await call(asked, method, body)).status, `${method} ${asked}`).toBe(status)
  })

  test('is no other teacher’s, and each channel has its own', async () => {
    const store = memoryStore()
    const { path } = await saved(store)
    expect((await page('operator', store).call(path)).status).toBe(404)
    expect((await page('teacher', store, 'haeon').call(path)).status).toBe(404)
    expect((await page('operator', store).json(list)).problemList).toEqual([])
  })

  test('is saved on one version at a time, also where the clock stands still', async () => {
    const store = memoryStore()
    const { path, updatedDate, call } = await saved(store)
    const answer = await call(path, 'PUT', { content: { ...content, title: '둘째' }, updatedDate })
    const next = await answer.json()
    expect(next.updatedDate > updatedDate).toBe(true)
    expect((await call(path, 'PUT', { content, updatedDate })).status).toBe(409)
    expect((await call(`${path}/publications`, 'POST', { updatedDate })).status).toBe(409)
    expect((await (await call(path)).json()).content.title).toBe('둘째')
    expect((await call(path, 'PUT', { content: { title: 7 }, updatedDate: next.updatedDate })).status).toBe(400)
    expect((await call(path, 'PUT', { content: { ...content, hints: '가'.repeat(400_000) }, updatedDate: next.updatedDate })).status).toBe(
      413,
    )
  })

  test.each([0, 21, 1.5])('is not taken with a difficulty of %d, which would be paid in points', async (difficulty) => {
    const { call } = page('teacher', memoryStore())
    expect((await call(list, 'POST', { content: { ...content, difficulty } })).status).toBe(400)
  })

  test('has no rate of solvers yet, and stands below those that have one', async () => {
    const store = memoryStore()
    for (const difficulty of [1, 2, 3, 4, 5]) await published(store, { ...content, difficulty })
    const { problemList } = await page('learner', store).json('search/problems?page=1&order=POPULAR')
    const rates = problemList.map(({ acceptedRate }: { readonly acceptedRate: number | null }) => acceptedRate)
    expect(rates).not.toContain(null)
    expect(rates).toEqual(rates.toSorted((one: number, other: number) => other - one))
    const { problemList: newest } = await page('learner', store).json('problems?page=1&order=DESC')
    expect(newest.filter(({ acceptedRate }: { readonly acceptedRate: number | null }) => acceptedRate === null)).toHaveLength(5)
  })

  test.each([
    ['something is missing', { title: '' }],
    ['its type is none', { category: '없는 유형' }],
    ['the reference fails a case', { reference: 'same' }],
    ['the generator breaks', { generator: 'nonsense' }],
  ])('is not published where %s', async (_, given) => {
    const store = memoryStore()
    const { path, updatedDate, call } = await saved(store, { ...content, ...given })
    expect((await call(`${path}/publications`, 'POST', { updatedDate })).status).toBe(422)
  })

  test('shows what was published until that is published again', async () => {
    const store = memoryStore()
    const { path, problemId, updatedDate, call } = await published(store)
    expect(await (await call(path)).json()).toMatchObject({ state: 'PUBLISHED', isCurrent: true })
    const next = await (await call(path, 'PUT', { content: { ...content, title: '고친 이름' }, updatedDate })).json()
    expect(await (await call(path)).json()).toMatchObject({ state: 'PUBLISHED', isCurrent: false })
    const title = async () => (await page('learner', store).json(`problems/${problemId}`)).title
    expect(await title()).toBe('비밀 조개')
    await call(`${path}/publications`, 'POST', { updatedDate: next.updatedDate })
    expect(await title()).toBe('고친 이름')
  })

  test('once withdrawn stays with those who have begun it, and is not removed from under them', async () => {
    const store = memoryStore()
    const { path, problemId, call } = await published(store)
    await page('learner', store).call(`users/problems/${problemId}/submissions`, 'POST', { language: 'PYTHON', code: 'same' })
    expect(await (await call(`${path}/publications`, 'DELETE')).json()).toMatchObject({ state: 'WITHDRAWN' })
    expect((await page('newcomer', store).call(`problems/${problemId}`)).status).toBe(404)
    expect((await page('learner', store).call(`problems/${problemId}`)).status).toBe(200)
    expect((await call(path, 'DELETE')).status).toBe(409)
    const other = await saved(store)
    expect((await other.call(other.path, 'DELETE')).status).toBe(204)
    expect((await other.call(other.path)).status).toBe(404)
  })
})
