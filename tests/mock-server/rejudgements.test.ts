import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { emptyRoom, type SetRoom } from '../../src/domain/studio/setRoom.ts'
import { aStudioCase, aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const programs = {
  double: (input: string) => `${Number(input) * 2}\n`,
  /** A program that is right for 0 and 2 only. */
  square: (input: string) => `${Number(input) ** 2}\n`,
}
const page = (persona: string, store: ProgressStore, isJudging = true) =>
  demoPage(`persona=${persona}`, store, recordingLog(), async () =>
    isJudging ? fakeRunner(programs) : Promise.reject(new Error('no runner')),
  )
const caseOf = (input: string, output: string, label = '') =>
  aStudioCase({ input, output, label, visibility: label === '' ? 'OPEN' : 'LABEL' })
const strict = [caseOf('3', '6'), caseOf('0', '0', '없을 때')]
/** Forgot all but two. */
const lax = [caseOf('2', '4'), caseOf('0', '0', '없을 때')]

async function made(store: ProgressStore, caseList: typeof strict) {
  const { call } = page('teacher', store)
  const content = aStudioProblem({ title: '조개 두 배', reference: 'double', generator: '', caseList })
  const { problemId, updatedDate } = await (await call('users/studio/problems', 'POST', { content })).json()
  const path = `users/studio/problems/${problemId}`
  let version = updatedDate
  const publish = async (cases = caseList) => {
    version = (await (await call(path, 'PUT', { content: { ...content, caseList: cases }, updatedDate: version })).json()).updatedDate
    expect((await call(`${path}/publications`, 'POST', { updatedDate: version })).ok).toBe(true)
  }
  await publish()
  const left = async () => (await (await call(`${path}/rejudgements`)).json()).outdatedCount
  const judgeAgain = async () => (await (await call(`${path}/rejudgements`, 'POST', {})).json()).outdatedCount
  return { path, problemId, publish, left, judgeAgain }
}

function solver(persona: string, store: ProgressStore, problemId: number) {
  const { call, json } = page(persona, store)
  const path = `users/problems/${problemId}`
  return {
    submit: async (code: string) => (await call(`${path}/submissions`, 'POST', { language: 'PYTHON', code })).json(),
    list: async () => (await json(`${path}/submissions?page=1`)).submissionList,
    one: async (submissionId: number) => json(`users/problems/submissions/${submissionId}`),
    state: async () => (await json(path)).state,
    point: async () => (await json('users/me')).point,
  }
}

describe('cases that are mended', () => {
  test('leave each verdict as it was, and say so, until all are judged again', async () => {
    const store = memoryStore()
    const { problemId, publish, left, judgeAgain } = await made(store, lax)
    const [learner, other] = [solver('learner', store, problemId), solver('newcomer', store, problemId)]
    const { submissionId } = await learner.submit('square')
    await other.submit('double')
    expect(await left()).toBe(0)
    await publish(strict)
    expect(await learner.list()).toMatchObject([{ state: 'ACCEPTED', isOutdated: true }])
    expect(await learner.one(submissionId)).toMatchObject({ state: 'ACCEPTED', isOutdated: true, code: 'square' })
    expect(await learner.state()).toBe('SOLVED')
    expect(await left()).toBe(2)
    expect(await judgeAgain()).toBe(0)
    expect(await left()).toBe(0)
    expect(await learner.list()).toMatchObject([{ state: 'WRONG_ANSWER', isOutdated: false }])
    expect(await learner.one(submissionId)).toMatchObject({ caseList: [{ input: '3', state: 'WRONG_ANSWER' }, {}] })
    expect(await other.list()).toMatchObject([{ state: 'ACCEPTED', isOutdated: false }])
  })

  test('take no points from anybody, and pay nobody twice', async () => {
    const store = memoryStore()
    const { problemId, publish, judgeAgain } = await made(store, lax)
    const { submit, list, point, state } = solver('learner', store, problemId)
    expect(await submit('square')).toMatchObject({ isFirstSolved: true, rewardPoint: 20 })
    const before = await point()
    await publish(strict)
    await judgeAgain()
    expect([await state(), await point()]).toEqual(['TRIED', before])
    expect(await submit('double')).toMatchObject({ state: 'ACCEPTED', isFirstSolved: false, rewardPoint: 0 })
    expect([await state(), await point()]).toEqual(['SOLVED', before])
    expect(await list()).toHaveLength(2)
  })

  test('pay what was right all along, the first of them', async () => {
    const store = memoryStore()
    const wrong = [caseOf('2', '4'), caseOf('3', '6', '셋'), caseOf('4', '8', '넷')]
    const { problemId, publish, judgeAgain } = await made(store, wrong)
    const { submit, one, point, state } = solver('learner', store, problemId)
    const [first, second] = [await submit('square'), await submit('square')]
    expect(first).toMatchObject({ state: 'WRONG_ANSWER', rewardPoint: 0 })
    const before = await point()
    await publish(lax)
    await judgeAgain()
    expect(await one(first.submissionId)).toMatchObject({ state: 'ACCEPTED', isFirstSolved: true, rewardPoint: 20 })
    expect(await one(second.submissionId)).toMatchObject({ state: 'ACCEPTED', isFirstSolved: false, rewardPoint: 0 })
    expect([await state(), await point()]).toEqual(['SOLVED', before + 20])
  })

  test('pay what was right in a test that tells its verdicts at the end once it is over, not before', async () => {
    const store = memoryStore()
    const wrong = [caseOf('2', '4'), caseOf('3', '6', '셋'), caseOf('4', '8', '넷')]
    const { problemId, publish, left, judgeAgain } = await made(store, wrong)
    const teacher = page('teacher', store)
    const task = { type: 'PROBLEM', contentId: problemId, title: '조개 두 배', point: 40 } as const
    const content: SetRoom = { ...emptyRoom, title: '조개 시험', verdicts: 'AT_END', taskList: [task] }
    const { roomId, updatedDate } = await (await teacher.call('channels/rooms', 'POST', { content })).json()
    await teacher.call(`channels/rooms/${roomId}/publications`, 'POST', { updatedDate })
    await teacher.call(`rooms/${roomId}/starts`, 'POST', {})
    await page('learner', store).call(`rooms/${roomId}/participations`, 'POST', {})
    const { submit, one, point } = solver('learner', store, problemId)
    const before = await point()
    const { submissionId, isWithheld } = await submit('square')
    expect(isWithheld).toBe(true)
    await publish(lax)
    await vi.waitUntil(async () => (await left()) === 1, { timeout: 50_000, interval: 200 })
    await judgeAgain()
    expect(await one(submissionId)).toMatchObject({ state: 'JUDGING', isFirstSolved: false, rewardPoint: 0 })
    expect(await point()).toBe(before)
    await teacher.call(`rooms/${roomId}/ends`, 'POST', {})
    expect(await one(submissionId)).toMatchObject({ state: 'ACCEPTED', isFirstSolved: true, rewardPoint: 20 })
    expect(await point()).toBe(before + 20)
  })

  test('are no others where only their labels have changed', async () => {
    const store = memoryStore()
    const { problemId, publish, left } = await made(store, strict)
    await solver('learner', store, problemId).submit('double')
    await publish([strict[0]!, { ...strict[1]!, label: '하나도 없을 때' }])
    expect(await left()).toBe(0)
  })

  test('wait where nothing can be judged', async () => {
    const store = memoryStore()
    const { problemId, path, publish, left } = await made(store, lax)
    const { submit, list } = solver('learner', store, problemId)
    await submit('square')
    await publish(strict)
    const broken = page('teacher', store, false)
    expect(await (await broken.call(`${path}/rejudgements`, 'POST', {})).json()).toEqual({ outdatedCount: 1 })
    expect(await list()).toMatchObject([{ state: 'ACCEPTED', isOutdated: true }])
    expect(await left()).toBe(1)
  })

  test.each([
    ['guest', 401],
    ['learner', 403],
    ['operator', 404],
  ])('are nothing that a %s asks about', async (persona, status) => {
    const store = memoryStore()
    const { path } = await made(store, strict)
    const { call } = page(persona, store)
    expect((await call(`${path}/rejudgements`)).status).toBe(status)
    expect((await call(`${path}/rejudgements`, 'POST', {})).status).toBe(status)
  })
})
