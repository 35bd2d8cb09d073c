import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { maxOpenPractices } from '../../src/domain/studio/practiceSet.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const at = (time: string) => `2026-11-20T${time}+09:00`
const page = (persona: string, store: ProgressStore, now = at('10:00:00')) =>
  demoPage(`persona=${persona}&at=${encodeURIComponent(now)}`, store, recordingLog(), async () => fakeRunner(threeWaves))
type Page = ReturnType<typeof page>

const body = {
  title: ' 나만의 시험 ',
  minutes: 20,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  problemIdList: [7_003, 7_004, 7_005],
}

const statusOf = async ({ call }: Page, path: string, method = 'POST', given: object = {}) => (await call(path, method, given)).status
const make = async ({ call }: Page, given: object = {}) => {
  const answer = await call('rooms', 'POST', { ...body, ...given })
  expect(answer.status).toBe(201)
  return `rooms/${(await answer.json()).roomId}`
}
const titles = async ({ json }: Page) => (await json('rooms')).roomList.map(({ title }: { title: string }) => title)

const handIn = async ({ call }: Page, room: string, code: string) =>
  call('users/problems/7003/submissions', 'POST', {
    language: 'PYTHON',
    code,
    contentType: 'ROOM',
    contentId: Number(room.slice('rooms/'.length)),
    writtenDate: null,
  })

describe('a set that a learner makes to practise alone', () => {
  test('is theirs alone: others neither see nor find it, whatever their role, and guests make none', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    const room = await make(learner)
    expect(await learner.json(room)).toMatchObject({
      title: '나만의 시험',
      timing: 'OWN',
      minutes: 20,
      isPractice: true,
      isJudge: false,
      taskCount: 3,
      taskList: [],
    })
    expect(await titles(learner)).toContain('나만의 시험')
    for (const persona of ['newcomer', 'teacher', 'operator']) {
      const other = page(persona, store)
      expect(await titles(other)).not.toContain('나만의 시험')
      for (const [path, method] of [
        [room, 'GET'],
        [`${room}/board`, 'GET'],
        [room, 'DELETE'],
        [`${room}/participations`, 'POST'],
        [`${room}/ends`, 'POST'],
      ] as const)
        expect((await other.call(path, method, ...(method === 'POST' ? [{}] : []))).status, `${persona} ${method} ${path}`).toBe(404)
    }
    const guest = page('guest', store)
    expect(await statusOf(guest, 'rooms', 'POST', body)).toBe(401)
    expect((await guest.call(room, 'DELETE')).status).toBe(401)
    expect((await guest.call(room)).status).toBe(404)
  })

  test('runs from its start for its minutes, counts what is solved, and is over with them', async () => {
    const store = memoryStore()
    const room = await make(page('learner', store))
    const later = page('learner', store, at('15:00:00'))
    expect(await statusOf(later, `${room}/ends`)).toBe(403)
    expect((await handIn(later, room, 'right')).status).toBe(403)
    expect(await statusOf(later, `${room}/participations`)).toBe(204)
    expect(await later.json(room)).toMatchObject({
      endDate: new Date(at('15:20:00')).toISOString(),
      taskList: [{ problemId: 7_003, point: 100 }, {}, {}],
    })
    await handIn(later, room, 'right')
    await vi.waitUntil(async () => (await later.json(`${room}/board`)).ownRow.solvedCount === 1, { timeout: 50_000, interval: 200 })
    expect(await later.json(`${room}/board`)).toMatchObject({
      told: 'ALL',
      totalCount: 1,
      ownRow: { rank: 1, score: 100, nickname: '하늘' },
    })
    const over = page('learner', store, at('15:20:00'))
    expect(await statusOf(over, `${room}/ends`)).toBe(409)
    expect((await over.json(room)).taskList).toHaveLength(3)
  })

  test('tells what has come of it when its maker ends it, where it tells it at the end', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    const room = await make(learner, { verdicts: 'AT_END' })
    await statusOf(learner, `${room}/participations`)
    expect(await (await handIn(learner, room, 'right')).json()).toMatchObject({ state: 'JUDGING' })
    expect(await learner.json(`${room}/board`)).toMatchObject({ told: 'NONE' })
    expect(await statusOf(learner, `${room}/ends`)).toBe(204)
    await vi.waitUntil(async () => (await learner.json(`${room}/board`)).ownRow.score === 100, { timeout: 50_000, interval: 200 })
  })

  test('is solved by a teacher who made it, who judges nothing in it', async () => {
    const store = memoryStore()
    const teacher = page('teacher', store)
    const room = await make(teacher)
    expect(await teacher.json(room)).toMatchObject({ isJudge: false, taskList: [] })
    expect(await statusOf(teacher, `${room}/announcements`, 'POST', { content: '?' })).toBe(403)
    expect((await teacher.call(`${room}/results`)).status).toBe(403)
    expect(await statusOf(teacher, `${room}/participations`)).toBe(204)
    expect(await statusOf(teacher, `${room}/ends`)).toBe(204)
  })

  test('is taken away, and its number is not given again; nobody takes away a contest', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    const room = await make(learner)
    expect((await learner.call(room, 'DELETE')).status).toBe(204)
    expect((await learner.call(room, 'DELETE')).status).toBe(404)
    expect(await titles(learner)).not.toContain('나만의 시험')
    expect(await make(learner)).not.toBe(room)
    expect((await learner.call('rooms/5002', 'DELETE')).status).toBe(403)
    expect((await page('teacher', store).call('rooms/5002', 'DELETE')).status).toBe(403)
  })
})

test.each([
  [{ title: ' ' }, 400],
  [{ title: 7 }, 400],
  [{ title: '가'.repeat(61) }, 413],
  [{ minutes: 30 }, 400],
  [{ verdicts: 'NEVER' }, 400],
  [{ problemIdList: [7_003, 7_004] }, 400],
  [{ problemIdList: [7_003, 7_004, 7_003] }, 400],
  [{ problemIdList: [7_003, 7_004, 404_404] }, 400],
  [{ problemIdList: 7_003 }, 400],
])('%j is refused with %d', async (changes, refused) => {
  expect(await statusOf(page('learner', memoryStore()), 'rooms', 'POST', { ...body, ...changes })).toBe(refused)
})

test('twenty may wait, and what is over makes room for another', async () => {
  const store = memoryStore()
  const learner = page('learner', store)
  const room = await make(learner)
  for (let more = 1; more < maxOpenPractices; more += 1) await make(learner)
  expect(await statusOf(learner, 'rooms', 'POST', body)).toBe(409)
  expect(await statusOf(page('newcomer', store), 'rooms', 'POST', body)).toBe(201)
  await statusOf(learner, `${room}/participations`)
  await statusOf(learner, `${room}/ends`)
  expect(await statusOf(learner, 'rooms', 'POST', body)).toBe(201)
})
