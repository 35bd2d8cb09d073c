import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import type { SetHomework } from '../../src/domain/studio/setHomework.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore, query = '') => demoPage(`persona=${persona}${query}`, store, recordingLog())
const content: SetHomework = {
  title: '새로 낸 숙제',
  description: '천천히 풀어요.',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: '2026-11-28T23:59:00+09:00',
  audience: { type: 'ALL' },
  taskList: [
    { type: 'PROBLEM', contentId: 7_001, title: '조개껍데기 세기' },
    { type: 'DOCUMENT', contentId: 6_003, title: '문서' },
    { type: 'WORKSHEET', contentId: 601, title: '학습지' },
  ],
}
const list = 'channels/homeworks'

async function set(store: ProgressStore, given: Partial<SetHomework> = {}) {
  const { call } = page('teacher', store)
  const { homeworkId, updatedDate } = await (await call(list, 'POST', { content: { ...content, ...given } })).json()
  const answer = await call(`${list}/${homeworkId}/publications`, 'POST', { updatedDate })
  return { homeworkId, status: answer.status, call, path: `${list}/${homeworkId}` }
}

const listed = async (store: ProgressStore, persona: string, query = '') => {
  const { assignmentList } = await page(persona, store, query).json('users/homeworks/assignments')
  return assignmentList.map(({ title }: { title: string }) => title)
}

describe('homework that a teacher has set', () => {
  test('comes first in the list of those that it is for, with her name and its tasks', async () => {
    const store = memoryStore()
    const { homeworkId } = await set(store)
    const learner = page('learner', store)
    const path = `users/homeworks/${homeworkId}/assignments/${homeworkId}`
    expect((await listed(store, 'learner'))[0]).toBe('새로 낸 숙제')
    expect(await learner.json(path)).toMatchObject({ state: 'OPEN', teacher: { nickname: '윤슬쌤' }, lateEndDate: content.lateEndDate })
    const { taskList } = await learner.json(`${path}/tasks`)
    expect(taskList).toMatchObject([
      { type: 'PROBLEM', problemId: 7_001, title: '조개껍데기 세기', state: 'DONE' },
      { type: 'DOCUMENT', documentId: 6_003 },
      { type: 'WORKSHEET', worksheetId: 601 },
    ])
    expect((await learner.call(`${path}/submissions`, 'POST', { comment: '다 했어요' })).status).toBe(204)
    expect(await page('learner', store, '&at=2026-11-26T20:00:00%2B09:00').json(path)).toMatchObject({ state: 'HANDED_IN', feedback: null })
  })

  test('is for those who are named, and nobody else finds or opens it', async () => {
    const store = memoryStore()
    const { homeworkId } = await set(store, { audience: { type: 'MEMBERS', userIds: [99] } })
    expect(await listed(store, 'newcomer')).toContain('새로 낸 숙제')
    expect(await listed(store, 'learner')).not.toContain('새로 낸 숙제')
    expect((await page('learner', store).call(`users/homeworks/${homeworkId}/assignments/${homeworkId}`)).status).toBe(404)
    expect(await listed(store, 'teacher')).toContain('새로 낸 숙제')
    expect(await listed(store, 'newcomer', '&channel=haeon')).not.toContain('새로 낸 숙제')
  })

  test('is for a class: for those who are in it', async () => {
    const store = memoryStore()
    await set(store, { audience: { type: 'CLASS', courseClassId: 5_003 } })
    expect(await listed(store, 'learner')).toContain('새로 낸 숙제')
    expect(await listed(store, 'newcomer')).not.toContain('새로 낸 숙제')
  })

  test('once closed can be read, but not handed in; what was handed in is not removed', async () => {
    const store = memoryStore()
    const { homeworkId, call, path } = await set(store)
    const own = `users/homeworks/${homeworkId}/assignments/${homeworkId}`
    expect((await page('newcomer', store).call(`${own}/submissions`, 'POST', {})).status).toBe(204)
    expect((await call(`${path}/publications`, 'DELETE')).status).toBe(200)
    const learner = page('learner', store, '&at=2026-11-20T11:00:00%2B09:00')
    expect((await learner.json(own)).endDate).toBe('2026-11-20T01:00:00.000Z')
    expect((await learner.call(`${own}/submissions`, 'POST', {})).status).toBe(410)
    expect((await call(path, 'DELETE')).status).toBe(409)
  })

  test.each<[string, Partial<SetHomework>]>([
    ['something is missing', { taskList: [] }],
    ['its end is past', { endDate: '2026-11-19T10:00:00+09:00', lateEndDate: null }],
    ['a task leads nowhere', { taskList: [{ type: 'PROBLEM', contentId: 1, title: '없는 문제' }] }],
  ])('is not set where %s', async (_, given) => {
    expect((await set(memoryStore(), given)).status).toBe(422)
  })

  test.each([
    ['guest', 401],
    ['learner', 403],
  ])('is nothing that a %s can set or read', async (persona, status) => {
    const store = memoryStore()
    const { path } = await set(store)
    const { call } = page(persona, store)
    for (const [asked, method] of [
      [list, 'GET'],
      [list, 'POST'],
      [path, 'GET'],
      [path, 'PUT'],
      [path, 'DELETE'],
      [`${path}/publications`, 'POST'],
      [`${path}/publications`, 'DELETE'],
    ] as const)
      expect((await call(asked, method, method === 'GET' ? undefined : { content })).status, `${method} ${asked}`).toBe(status)
  })
})
