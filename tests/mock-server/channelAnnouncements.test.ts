import { expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import type { InboxItem } from '../../src/domain/inbox.ts'
import { at, demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore = memoryStore(), when = at) =>
  demoPage(`channel=haeon&persona=${persona}&at=${encodeURIComponent(when)}`, store)

const path = 'channels/announcements'
const text = {
  title: ' 작품 전시회 ',
  content: '토요일 두 시에 만나요',
  startDate: '2026-11-20',
  endDate: '2026-11-27',
  audience: 'EVERYONE',
}

const titles = async ({ json }: ReturnType<typeof page>): Promise<readonly string[]> =>
  (await json(path)).announcementList.map(({ title }: { title: string }) => title)
const told = async ({ json }: ReturnType<typeof page>): Promise<readonly InboxItem[]> =>
  (await json('users/me/notifications')).notificationList.filter(({ kind }: InboxItem) => kind === 'ANNOUNCEMENT')

test('what a teacher tells a channel is read by whom it is for, from its first day to its last', async () => {
  const store = memoryStore()
  const teacher = page('teacher', store)
  expect((await teacher.call(path, 'POST', text)).status).toBe(201)
  await teacher.call(path, 'POST', { ...text, title: '회원에게', audience: 'MEMBERS' })
  await teacher.call(path, 'POST', { ...text, title: '다음 주부터', startDate: '2026-11-25' })
  expect(await titles(page('guest', store))).toEqual(['작품 전시회'])
  expect(await titles(page('newcomer', store))).toEqual(['작품 전시회'])
  expect(await titles(page('learner', store))).toEqual(['회원에게', '작품 전시회'])
  expect(await titles(page('operator', store))).toEqual(['다음 주부터', '회원에게', '작품 전시회'])
  expect(await titles(page('learner', store, '2026-11-25T10:00:00+09:00'))).toEqual(['다음 주부터', '회원에게', '작품 전시회'])
  expect(await titles(page('learner', store, '2026-11-28T10:00:00+09:00'))).toEqual([])
  expect(await titles(demoOf('narae', 'learner', store))).toEqual([])
})

const demoOf = (channel: string, persona: string, store: ProgressStore) => demoPage(`channel=${channel}&persona=${persona}`, store)

test('members are told of it in the inbox when its first day begins, and no more when it is over', async () => {
  const store = memoryStore()
  await page('operator', store).call(path, 'POST', { ...text, startDate: '2026-11-22' })
  const on = (day: number) => told(page('learner', store, `2026-11-${day}T09:00:00+09:00`))
  expect(await on(21)).toEqual([])
  expect(await on(22)).toMatchObject([
    { courseClassId: null, title: '작품 전시회', content: '토요일 두 시에 만나요', createdDate: '2026-11-21T15:00:00.000Z', isRead: false },
  ])
  expect(await on(28)).toEqual([])
  expect(await told(page('newcomer', store, '2026-11-22T09:00:00+09:00'))).toEqual([])
})

test('only who teaches or runs the channel writes, its writer and operators take it back', async () => {
  const store = memoryStore()
  const [teacher, operator] = [page('teacher', store), page('operator', store)]
  expect((await page('guest', store).call(path, 'POST', text)).status).toBe(401)
  expect((await page('learner', store).call(path, 'POST', text)).status).toBe(403)
  expect((await teacher.call(path, 'POST', { ...text, title: ' ' })).status).toBe(400)
  expect((await teacher.call(path, 'POST', { ...text, endDate: '2026-11-19', startDate: '2026-11-18' })).status).toBe(400)
  expect((await teacher.call(path, 'POST', { ...text, audience: 'NOBODY' })).status).toBe(400)
  expect((await teacher.call(path, 'POST', { ...text, content: '가'.repeat(501) })).status).toBe(413)
  const { announcementId } = await (await operator.call(path, 'POST', text)).json()
  const own = `${path}/${announcementId}`
  expect((await teacher.call(own, 'DELETE')).status).toBe(403)
  expect((await page('learner', store).call(own, 'DELETE')).status).toBe(403)
  const other = await (await teacher.call(path, 'POST', text)).json()
  expect(other).toMatchObject({ mayRemove: true, title: '작품 전시회', writer: { nickname: '윤슬쌤' } })
  expect((await operator.call(`${path}/${other.announcementId}`, 'DELETE')).status).toBe(204)
  expect((await operator.call(own, 'DELETE')).status).toBe(204)
  expect((await operator.call(own, 'DELETE')).status).toBe(404)
  expect(await titles(page('guest', store))).toEqual([])
})
