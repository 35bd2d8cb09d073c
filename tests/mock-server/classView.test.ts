import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import type { LoadRunner } from '../../mock-server/judging.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

let runner: Awaited<ReturnType<typeof nodePythonRunner>>
beforeAll(async () => {
  runner = await nodePythonRunner()
  await runner.warmUp()
})
afterAll(() => runner.close())

const page = (persona: string, store: ProgressStore, query = '') =>
  demoPage(`persona=${persona}${query}`, store, recordingLog(), async (): ReturnType<LoadRunner> => runner)
const path = 'channels/homeworks/40/assignments/400/members'
const problem = 7_001

interface Member {
  readonly userId: number
  readonly nickname: string
  readonly state: string
  readonly submissionCount: number
  readonly failedCaseLabel: string | null
  readonly failedInARow: number
  readonly isJudging: boolean
  readonly lastSubmission: { readonly submissionId: number; readonly state: string; readonly code: string } | null
}

/** Reads the members once no submission is being judged any more. */
const members = async (store: ProgressStore, query = ''): Promise<readonly Member[]> => {
  const { json } = page('teacher', store, query)
  for (;;) {
    const { memberList } = await json(`channels/members/problems/${problem}/submissions`)
    if (memberList.every(({ isJudging }: Member) => !isJudging)) return memberList
  }
}

describe('the class view', () => {
  test('shows who is not started, trying, stuck on which case, and done, as what they handed in was judged', async () => {
    const store = memoryStore()
    const learner = page('newcomer', store)
    const submit = async (code: string) => {
      let answer = await (await learner.call(`users/problems/${problem}/submissions`, 'POST', { language: 'PYTHON', code })).json()
      // A pending verdict is read again.
      while (answer.state === 'JUDGING') answer = await learner.json(`users/problems/submissions/${answer.submissionId}`)
      return answer
    }
    const own = async () => (await members(store)).find(({ nickname }) => nickname === '새내기')
    expect(await own()).toMatchObject({ state: 'NONE', submissionCount: 0, failedInARow: 0, lastSubmission: null })
    const seen = await submit('print(12)')
    await submit('print(12)')
    expect(await own()).toMatchObject({ state: 'TRIED', submissionCount: 2, failedInARow: 2, lastSubmission: { code: 'print(12)' } })
    const { submissionList } = await page('teacher', store).json(`channels/members/99/problems/${problem}/submissions`)
    expect(submissionList).toHaveLength(2)
    expect(submissionList[1]).toMatchObject({ submissionId: seen.submissionId, state: seen.state, caseList: seen.caseList })
  })

  test('knows who has handed in as the desk does, before any program was judged', async () => {
    const { json } = demoPage('persona=teacher', memoryStore(), recordingLog(), () => new Promise<never>(() => {}))
    const { homeworkList } = await json('channels/desks')
    const counted = homeworkList.find(({ toMarkCount }: { readonly toMarkCount: number }) => toMarkCount > 0)
    const { memberList } = await json(`channels/homeworks/${counted.homeworkId}/assignments/${counted.assignmentId}/members`)
    expect(memberList.filter(({ state }: Member) => state === 'HANDED_IN')).toHaveLength(counted.toMarkCount)
  })

  test('has classmates whose programs are real, and who go on while one looks', async () => {
    const store = memoryStore()
    const [early, late] = [await members(store), await members(store, '&at=2026-11-20T10:00:00%2B09:00')]
    expect(early).toEqual(late)
    const states = new Set(early.map(({ state }) => state))
    expect(states).toEqual(new Set(['NONE', 'TRIED', 'DONE']))
    expect(early.some(({ failedInARow }) => failedInARow > 1)).toBe(true)
    for (const { state, lastSubmission } of early) {
      if (state === 'DONE') expect(lastSubmission?.state).toBe('ACCEPTED')
      if (state === 'TRIED') expect(lastSubmission?.state).not.toBe('ACCEPTED')
    }
  })

  test('has classmates who answer tasks of reading in text', async () => {
    const { json } = page('teacher', memoryStore())
    const { problemList } = await json('search/problems?page=1&order=DESC&kind=TRACE')
    const { problemId } = problemList[0]
    const { memberList } = await json(`channels/members/problems/${problemId}/submissions`)
    const tries = memberList.filter(({ submissionCount }: Member) => submissionCount > 0)
    expect(tries.length).toBeGreaterThan(0)
    for (const { state, failedCaseLabel, lastSubmission } of tries) {
      expect(lastSubmission).toMatchObject({ language: 'TEXT', state: state === 'DONE' ? 'ACCEPTED' : 'WRONG_ANSWER' })
      if (state === 'TRIED') expect(failedCaseLabel).toMatch(/^\d+번째 줄$/)
    }
  })

  test('shows an assignment task by task, with what was handed in', async () => {
    const store = memoryStore()
    await page('newcomer', store).call('users/homeworks/40/assignments/400/submissions', 'POST', { comment: '다 했어요' })
    const grid = await page('teacher', store).json(path)
    expect(grid).toMatchObject({ title: '반복문으로 구구단 출력하기' })
    expect(grid.taskList.map(({ type }: { type: string }) => type)).toEqual(['DOCUMENT', 'VIDEO', 'BLOCK', 'PROBLEM', 'WORKSHEET'])
    expect(grid.memberList).toHaveLength(16)
    expect(grid.memberList[0]).toMatchObject({ nickname: '새내기', state: 'HANDED_IN', comment: '다 했어요', feedback: null })
    for (const { taskList } of grid.memberList) expect(taskList).toHaveLength(5)
  })

  test('brings a comment to the learner’s own page, and nobody else’s; who wrote it takes it back', async () => {
    const store = memoryStore()
    const { call, json } = page('teacher', store)
    const to = `channels/members/99/problems/${problem}/comments`
    const answer = await call(to, 'POST', { content: ' 거의 다 왔어요 ', submissionId: 90_001 })
    const { commentId } = await answer.json()
    expect(answer.status).toBe(201)
    const own = async (persona: string) => (await page(persona, store).json(`users/problems/${problem}/comments`)).commentList
    expect(await own('newcomer')).toMatchObject([
      { commentId, content: '거의 다 왔어요', teacher: { nickname: '윤슬쌤' }, submissionId: 90_001 },
    ])
    expect(await own('learner')).toEqual([])
    expect((await json(to)).commentList).toHaveLength(1)
    expect((await page('operator', store).call(`channels/members/comments/${commentId}`, 'DELETE')).status).toBe(404)
    expect((await call(`channels/members/comments/${commentId}`, 'DELETE')).status).toBe(204)
    expect(await own('newcomer')).toEqual([])
    expect((await call(to, 'POST', { content: ' ' })).status).toBe(400)
    expect((await call(to, 'POST', { content: '가'.repeat(501) })).status).toBe(413)
    expect((await call(`channels/members/7/problems/${problem}/comments`, 'POST', { content: '안녕' })).status).toBe(404)
  })

  test('marks what was handed in, once or again, and the learner reads it', async () => {
    const store = memoryStore()
    const { call } = page('teacher', store)
    const mark = async (body: object, userId = 99) => (await call(`${path}/${userId}/feedbacks`, 'PUT', body)).status
    expect(await mark({ score: 90, comment: '잘했어요' })).toBe(409)
    await page('newcomer', store).call('users/homeworks/40/assignments/400/submissions', 'POST', {})
    expect(await mark({ score: 90, comment: '잘했어요' })).toBe(204)
    expect(await mark({ score: 95, comment: '', before: { score: 90, comment: '잘했어요' } })).toBe(204)
    expect(await page('newcomer', store).json('users/homeworks/40/assignments/400')).toMatchObject({
      state: 'MARKED',
      feedback: { score: 95, comment: null },
    })
    expect(await mark({ score: 101, comment: '' })).toBe(400)
    expect(await mark({ score: null, comment: '가'.repeat(501) })).toBe(413)
    expect(await mark({ score: null, comment: '' }, 7)).toBe(404)
  })

  test.each([
    ['guest', 401],
    ['learner', 403],
  ])('is closed to a %s', async (persona, status) => {
    const { call } = page(persona, memoryStore())
    const tried = [
      ['channels/members', 'GET'],
      [path, 'GET'],
      [`${path}/99/feedbacks`, 'PUT'],
      [`channels/members/problems/${problem}/submissions`, 'GET'],
      [`channels/members/99/problems/${problem}/submissions`, 'GET'],
      [`channels/members/99/problems/${problem}/comments`, 'GET'],
      [`channels/members/99/problems/${problem}/comments`, 'POST'],
      ['channels/members/comments/1', 'DELETE'],
    ] as const
    for (const [asked, method] of tried) expect((await call(asked, method)).status, `${method} ${asked}`).toBe(status)
  })
})
