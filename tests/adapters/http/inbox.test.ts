import { expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpInboxRepository } from '../../../src/adapters/http/inbox.ts'
import { inboxKinds } from '../../../src/domain/inbox.ts'
import { inboxItem } from '../../domain/anInboxItem.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

function answering(answer: unknown, status = 200) {
  const requests: Request[] = []
  const log = recordingLog()
  const fetch = async (request: Request) => {
    requests.push(request)
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer, { status })
  }
  const client = createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' })
  const asked = () =>
    requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/product/v1/', '')}${new URL(url).search}`)
  return { inbox: httpInboxRepository(client, log), log, requests, asked }
}

const items = inboxKinds.map((kind) => inboxItem(kind))
const page = { totalCount: 41, pageSize: 20, unreadCount: 7, notificationList: items }

it('each kind is read as it is told', async () => {
  const { inbox, asked, log } = answering(page)
  expect(await inbox.page(2)).toEqual({ items, totalCount: 41, pageSize: 20, unreadCount: 7 })
  expect(asked()).toEqual(['GET users/me/notifications?page=2'])
  expect(log.events).toEqual([])
})

it.each([
  ['a kind that nobody knows', { ...items[0], kind: 'PARTY' }, 'unusable kind'],
  ['no kind', { ...items[0], kind: null }, 'unusable kind'],
  ['none at all', null, 'not an object'],
  ['no date', { ...items[0], createdDate: 'yesterday' }, 'unusable createdDate'],
  ['no title', { ...items[0], title: '  ' }, 'unusable title'],
  ['nothing that it leads to', { ...inboxItem('COMMENT'), problemId: null }, 'unusable problemId'],
  ['no end where it ends', { ...inboxItem('HOMEWORK_DUE'), endDate: null }, 'unusable endDate'],
])('%s is dropped and told to the log, and the rest stays', async (_, broken, problem) => {
  const { inbox, log } = answering({ ...page, notificationList: [broken, items[3]] })
  expect((await inbox.page(1)).items).toEqual([items[3]])
  expect(log.events).toEqual([{ kind: 'bad-item', list: 'notificationList', index: 0, problem }])
})

it('what is optional may be missing', async () => {
  const { endDate: _end, ...set } = inboxItem('HOMEWORK_SET')
  const { score: _score, ...marked } = inboxItem('HOMEWORK_MARKED')
  const { inbox } = answering({ unreadCount: 1, notificationList: [set, marked] })
  const found = await inbox.page(1)
  expect(found.items).toMatchObject([{ endDate: null }, { score: null }])
  expect(found).toMatchObject({ totalCount: 2, pageSize: 20 })
})

it('the unread are counted, never guessed', async () => {
  const { inbox, asked } = answering({ unreadCount: 3 })
  expect(await inbox.unreadCount()).toBe(3)
  expect(asked()).toEqual(['GET users/me/notifications/unread'])
  for (const answer of [{}, { unreadCount: -1 }, { unreadCount: null }])
    await expect(answering(answer).inbox.unreadCount()).rejects.toMatchObject({ name: 'ShapeError' })
})

it.each([404, 501])('a backend that answers %i knows no notifications, which the log is told', async (status) => {
  const { inbox, log } = answering({ message: 'no' }, status)
  expect(await inbox.unreadCount()).toBeNull()
  expect(log.events).toMatchObject([{ kind: 'call-failed', call: 'users/me/notifications/unread' }])
})

it('any other failure is one', async () => {
  await expect(answering({ message: 'no' }, 500).inbox.unreadCount()).rejects.toMatchObject({ status: 500 })
})

it('some are marked as read, or all until a moment', async () => {
  const { inbox, asked, requests } = answering({ unreadCount: 2 })
  expect(await inbox.markRead({ notificationIds: ['a', 7] })).toBe(2)
  expect(await inbox.markRead({ untilDate: '2026-11-20T00:00:00Z' })).toBe(2)
  expect(asked()).toEqual(['POST users/me/notifications/read', 'POST users/me/notifications/read'])
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { notificationIds: ['a', 7], untilDate: null },
    { notificationIds: null, untilDate: '2026-11-20T00:00:00Z' },
  ])
})

it('settings of kinds that nobody knows are dropped, and each is one PUT', async () => {
  const settingList = [
    { kind: 'COMMENT', isOn: 'N' },
    { kind: 'PARTY', isOn: true },
    { kind: 'CLASS_SOON' },
    { kind: 'COMMENT', isOn: true },
  ]
  const { inbox, log } = answering({ settingList })
  expect(await inbox.settings()).toEqual([{ kind: 'COMMENT', isOn: false }])
  expect(log.events).toHaveLength(3)
  const put = answering(null)
  await put.inbox.changeSetting('CLASS_SOON', false)
  expect(put.asked()).toEqual(['PUT users/me/notification-settings/CLASS_SOON'])
  expect(await put.requests[0]?.json()).toEqual({ isOn: false })
})
