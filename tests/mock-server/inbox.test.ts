import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { deadline } from '../../src/domain/homework.ts'
import { inboxHref, type InboxItem, inboxKinds } from '../../src/domain/inbox.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore = memoryStore(), at?: string) =>
  demoPage(`persona=${persona}${at === undefined ? '' : `&at=${encodeURIComponent(at)}`}`, store)

type Open = ReturnType<typeof page>

const list = async ({ json }: Open): Promise<readonly InboxItem[]> => (await json('users/me/notifications')).notificationList
const unread = async ({ json }: Open): Promise<number> => (await json('users/me/notifications/unread')).unreadCount
const newest = async (open: Open) => (await list(open))[0]

const friday = '2026-11-20T10:00:00+09:00'
/** A class of the teacher's that the learner attends from the start. */
const taken = '5018'

describe('what was there from the start', () => {
  test.each(['learner', 'newcomer'])('fits the homework and the classes of a %s', async (persona) => {
    for (const day of [16, 17, 18, 19, 20, 21, 22]) {
      const open = page(persona, memoryStore(), `2026-11-${day}T19:00:00+09:00`)
      const [items, { assignmentList }] = [await list(open), await open.json('users/homeworks/assignments?page=1')]
      const now = Date.parse(`2026-11-${day}T19:00:00+09:00`)
      for (const item of items) {
        expect(Date.parse(item.createdDate)).toBeLessThanOrEqual(now)
        if (item.kind === 'CLASS_SOON') {
          expect(Date.parse(item.startsAt) - Date.parse(item.createdDate)).toBe(60 * 60_000)
          const path = `users/course-classes/${item.courseClassId}/meetings`
          const { meetingList = [] } = await open.json(path).catch(() => ({}))
          if (meetingList.length > 0) expect(meetingList.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(item.startsAt)
          continue
        }
        if (!('assignmentId' in item)) continue
        const homework = assignmentList.find(({ assignmentId }: { assignmentId: number }) => assignmentId === item.assignmentId)
        expect(homework).toMatchObject({ title: item.title, homeworkId: item.homeworkId })
        if (item.kind === 'HOMEWORK_DUE') {
          expect(homework).toMatchObject({ state: 'OPEN', endDate: item.endDate })
          expect(Date.parse(item.createdDate)).toBeLessThan(deadline(item.endDate)?.getTime() ?? 0)
        }
        if (item.kind === 'HOMEWORK_MARKED') expect(homework).toMatchObject({ state: 'MARKED' })
      }
      expect(await unread(open)).toBe(items.filter(({ isRead }) => !isRead).length)
    }
  })

  test('is the newest first, and little of it is unread', async () => {
    const open = page('learner')
    const items = await list(open)
    const dates = items.map(({ createdDate }) => Date.parse(createdDate))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    expect(await unread(open)).toBe(3)
  })

  test('a teacher is told of the own classes alone, an operator of none, a guest must sign in', async () => {
    const kinds = new Set((await list(page('teacher'))).map(({ kind }) => kind))
    expect([...kinds]).toEqual(['CLASS_SOON'])
    expect(await list(page('operator'))).toEqual([])
    for (const path of ['users/me/notifications', 'users/me/notifications/unread', 'users/me/notification-settings'])
      expect((await page('guest').call(path)).status).toBe(401)
    expect((await page('guest').call('users/me/notifications/read', 'POST', { notificationIds: [] })).status).toBe(401)
    expect((await page('guest').call('users/me/notification-settings/COMMENT', 'PUT', { isOn: true })).status).toBe(401)
  })

  test('nothing is told where there is nothing, and a thousand are paged', async () => {
    const empty = demoPage('persona=learner&content=empty', memoryStore())
    expect(await list(empty)).toEqual([])
    const huge = demoPage('persona=learner&content=huge', memoryStore())
    expect((await list(huge)).length).toBeGreaterThan(100)
    const open = page('learner')
    const [first, second] = [await open.json('users/me/notifications?page=1'), await open.json('users/me/notifications?page=2')]
    expect(first.notificationList).toHaveLength(20)
    expect(first.notificationList.length + second.notificationList.length).toBe(first.totalCount)
    expect((await open.call('users/me/notifications?page=0')).status).toBe(400)
  })
})

describe('what a teacher does', () => {
  test('reaches those whom it concerns, and nobody else', async () => {
    const store = memoryStore()
    const [teacher, learner, newcomer] = [page('teacher', store), page('learner', store), page('newcomer', store)]
    const before = [await unread(learner), await unread(newcomer), await unread(teacher)]
    await teacher.call(`users/course-classes/${taken}/announcements`, 'POST', { content: '자를 가져와요' })
    expect(await newest(learner)).toMatchObject({ kind: 'ANNOUNCEMENT', content: '자를 가져와요', isRead: false })
    const { userId } = await learner.json('users/me')
    await teacher.call(`channels/members/${userId}/problems/7001/comments`, 'POST', { content: '여기를 봐요' })
    expect((await list(learner)).slice(0, 2)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'COMMENT', problemId: 7001 })]),
    )
    expect([await unread(learner), await unread(newcomer), await unread(teacher)]).toEqual([before[0]! + 2, before[1], before[2]])
  })

  test('is gone with what was taken back', async () => {
    const store = memoryStore()
    const [teacher, learner] = [page('teacher', store), page('learner', store)]
    const before = await unread(learner)
    const told = await teacher.call(`users/course-classes/${taken}/announcements`, 'POST', { content: '자를 가져와요' })
    const { announcementId } = await told.json()
    expect(await unread(learner)).toBe(before + 1)
    await teacher.call(`users/course-classes/announcements/${announcementId}`, 'DELETE')
    expect(await unread(learner)).toBe(before)
  })

  test('homework that is set is told, and once more in the afternoon before its end, until it is handed in', async () => {
    const store = memoryStore()
    const homeworkId = await setHomework(store)
    const mine = async (at: string) =>
      (await list(page('learner', store, at))).filter((item) => 'homeworkId' in item && item.homeworkId === homeworkId)
    expect(await mine(friday)).toMatchObject([{ kind: 'HOMEWORK_SET', title: '새로 낸 숙제', isRead: false }])
    expect(await mine('2026-11-23T15:59:00+09:00')).toHaveLength(1)
    expect(await mine('2026-11-23T16:00:00+09:00')).toMatchObject([{ kind: 'HOMEWORK_DUE' }, { kind: 'HOMEWORK_SET' }])
    const own = `users/homeworks/${homeworkId}/assignments/${homeworkId}`
    expect((await page('learner', store).call(`${own}/submissions`, 'POST', {})).status).toBe(204)
    expect(await mine('2026-11-23T16:00:00+09:00')).toMatchObject([{ kind: 'HOMEWORK_SET' }])
    expect(await list(page('newcomer', store))).not.toContainEqual(expect.objectContaining({ homeworkId }))
  })

  test('homework that is closed is told to who has not handed in; work that is given back, to its learner, who can hand it in again', async () => {
    const store = memoryStore()
    const homeworkId = await setHomework(store)
    const own = `users/homeworks/${homeworkId}/assignments/${homeworkId}`
    await page('learner', store).call(`${own}/submissions`, 'POST', { comment: '여기까지 했어요' })
    const { userId } = await page('learner', store).json('users/me')
    const later = '2026-11-21T10:00:00+09:00'
    await page('teacher', store, later).call(`channels/homeworks/${homeworkId}/publications`, 'DELETE')
    const kinds = async () =>
      (await list(page('learner', store, '2026-11-21T12:00:00+09:00'))).flatMap((item) =>
        'homeworkId' in item && item.homeworkId === homeworkId ? [[item.kind, item.isRead]] : [],
      )
    expect(await kinds()).toEqual([])
    const returns = `channels/homeworks/${homeworkId}/assignments/${homeworkId}/members/${userId}/returns`
    const { status } = await page('teacher', store, later).call(returns, 'POST', { reason: '0일 때를 다시 봐요', submittedDate: null })
    expect(status).toBe(204)
    expect(await kinds()).toEqual([['HOMEWORK_RETURNED', false]])
    const again = page('learner', store, '2026-11-21T12:00:00+09:00')
    expect(await again.json(own)).toMatchObject({
      state: 'RETURNED',
      submission: null,
      returnList: [{ comment: '여기까지 했어요', reason: '0일 때를 다시 봐요' }],
    })
    expect((await again.call(`${own}/submissions`, 'POST', {})).status).toBe(204)
    expect(await again.json(own)).toMatchObject({ state: 'HANDED_IN', returnList: [{ feedback: null }] })
  })

  test('homework that a teacher closes is told to who has not handed it in', async () => {
    const store = memoryStore()
    const homeworkId = await setHomework(store)
    await page('teacher', store, '2026-11-21T10:00:00+09:00').call(`channels/homeworks/${homeworkId}/publications`, 'DELETE')
    const items = await list(page('learner', store, '2026-11-21T12:00:00+09:00'))
    expect(items).toContainEqual(expect.objectContaining({ kind: 'HOMEWORK_DUE', homeworkId, isRead: false }))
  })

  test('homework that is marked is told, and once more when it is marked anew; what is closed is told no more to who has handed in', async () => {
    const store = memoryStore()
    const homeworkId = await setHomework(store)
    const own = `users/homeworks/${homeworkId}/assignments/${homeworkId}`
    await page('learner', store).call(`${own}/submissions`, 'POST', {})
    const { userId } = await page('learner', store).json('users/me')
    const marked = async (open: Open) =>
      (await list(open)).find((item) => item.kind === 'HOMEWORK_MARKED' && item.homeworkId === homeworkId)
    const mark = async (at: string, score: number, before: object | null = null) =>
      (
        await page('teacher', store, at).call(
          `channels/homeworks/${homeworkId}/assignments/${homeworkId}/members/${userId}/feedbacks`,
          'PUT',
          { score, comment: '잘했어요', before },
        )
      ).status
    expect(await mark('2026-11-21T10:00:00+09:00', 80)).toBe(204)
    const learner = page('learner', store, '2026-11-21T12:00:00+09:00')
    const told = await marked(learner)
    expect(told).toMatchObject({ kind: 'HOMEWORK_MARKED', score: 80, isRead: false })
    await learner.call('users/me/notifications/read', 'POST', { notificationIds: [told?.notificationId], untilDate: null })
    expect(await marked(learner)).toMatchObject({ isRead: true })
    expect(await mark('2026-11-21T13:00:00+09:00', 90, { score: 80, comment: '잘했어요' })).toBe(204)
    const later = page('learner', store, '2026-11-21T14:00:00+09:00')
    expect(await marked(later)).toMatchObject({ kind: 'HOMEWORK_MARKED', score: 90, isRead: false })
    await page('teacher', store, '2026-11-21T13:30:00+09:00').call(`channels/homeworks/${homeworkId}/publications`, 'DELETE')
    const kinds = (await list(later)).flatMap((item) => ('homeworkId' in item && item.homeworkId === homeworkId ? [item.kind] : []))
    expect(kinds).toEqual(['HOMEWORK_MARKED'])
  })
})

/** Sets homework for a class that the learner attends. */
async function setHomework(store: ProgressStore): Promise<number> {
  const { call } = page('teacher', store)
  const content = {
    title: '새로 낸 숙제',
    description: '',
    endDate: '2026-11-24T23:59:00+09:00',
    lateEndDate: null,
    audience: { type: 'CLASS', courseClassId: 5_003 },
    taskList: [{ type: 'PROBLEM', contentId: 7_001, title: '조개껍데기 세기' }],
  }
  const { homeworkId, updatedDate } = await (await call('channels/homeworks', 'POST', { content })).json()
  expect((await call(`channels/homeworks/${homeworkId}/publications`, 'POST', { updatedDate })).status).toBe(201)
  return homeworkId
}

describe('what is read', () => {
  test('is read in every tab, some or all; what comes later is not', async () => {
    const store = memoryStore()
    const [one, other] = [page('learner', store), page('learner', store)]
    const items = await list(one)
    const first = items.find(({ isRead }) => !isRead)
    const answer = await one.call('users/me/notifications/read', 'POST', {
      notificationIds: [first?.notificationId, 'nobody'],
      untilDate: null,
    })
    expect(await answer.json()).toEqual({ unreadCount: 2 })
    expect(await unread(other)).toBe(2)
    const all = await other.call('users/me/notifications/read', 'POST', { notificationIds: null, untilDate: items[0]?.createdDate })
    expect(await all.json()).toEqual({ unreadCount: 0 })
    expect(await unread(one)).toBe(0)
    await page('teacher', store).call(`users/course-classes/${taken}/announcements`, 'POST', { content: '자를 가져와요' })
    expect(await unread(one)).toBe(1)
    expect((await one.call('users/me/notifications/read', 'POST', { notificationIds: 'all' })).status).toBe(400)
    expect((await one.call('users/me/notifications/read', 'POST', { untilDate: 'now' })).status).toBe(400)
  })
})

describe('settings', () => {
  test('switch a kind off and on again, for one person', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    expect((await learner.json('users/me/notification-settings')).settingList).toEqual(
      inboxKinds.filter((kind) => kind !== 'QUESTION_ASKED').map((kind) => ({ kind, isOn: true })),
    )
    const path = 'users/me/notification-settings/CLASS_SOON'
    expect((await learner.call(path, 'PUT', { isOn: false })).status).toBe(204)
    expect((await list(learner)).some(({ kind }) => kind === 'CLASS_SOON')).toBe(false)
    expect(await unread(page('learner', store))).toBe(1)
    expect((await learner.call(path, 'PUT', { isOn: true })).status).toBe(204)
    expect(await unread(learner)).toBe(3)
    expect((await learner.call(path, 'PUT', { isOn: 'yes' })).status).toBe(400)
    expect((await learner.call('users/me/notification-settings/PARTY', 'PUT', { isOn: true })).status).toBe(404)
  })

  test('are of what may reach one', async () => {
    const { settingList } = await page('teacher').json('users/me/notification-settings')
    expect(settingList).toEqual(['CLASS_SOON', 'QUESTION_ASKED', 'QUESTION_ANSWERED', 'POST_HIDDEN'].map((kind) => ({ kind, isOn: true })))
  })
})

test('with hostile content one of an unknown kind is among them', async () => {
  const { notificationList } = await demoPage('persona=learner&content=hostile', memoryStore()).json('users/me/notifications')
  expect(notificationList).toContainEqual(expect.objectContaining({ kind: 'PARTY' }))
})

test('each leads to a place of the demo', async () => {
  for (const item of await list(page('learner'))) expect(inboxHref(item)).toMatch(/^\/(?:homework|course\/class|learn\/problem)\//)
})
