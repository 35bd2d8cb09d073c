import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { AccountWatch } from '../../../src/ui/app/AccountWatch.tsx'
import { keyForAll } from '../../../src/ui/kit/query.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { renderInApp } from '../renderInApp.tsx'

/** Fakes the channel of all windows of the site: a sender does not receive its own message. */
class Channel {
  static readonly open = new Set<Channel>()
  static readonly posted: unknown[] = []
  listener: ((event: { readonly data: unknown }) => void) | null = null
  constructor() {
    Channel.open.add(this)
  }
  addEventListener(_: 'message', listener: (event: { readonly data: unknown }) => void) {
    this.listener = listener
  }
  postMessage(data: unknown) {
    Channel.posted.push(data)
  }
  close() {
    Channel.open.delete(this)
  }
}

const fromOtherWindow = (data: unknown) => act(async () => Channel.open.forEach((channel) => channel.listener?.({ data })))

beforeEach(() => {
  Channel.posted.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => void vi.unstubAllGlobals())

const learner: Viewer = { ...guest, authState: 'VALID', userId: 100, nickname: '하늘' }
const teacher: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '윤슬쌤' }

test('the account of the page is named to its calls and to other windows, and read again when another one shows another', async () => {
  const current = vi.fn(async () => learner)
  const showAccount = vi.fn()
  renderInApp(<AccountWatch />, anApplication({ showAccount, viewer: { ...anApplication().viewer, current } }))
  await waitFor(() => expect(showAccount).toHaveBeenLastCalledWith('100', expect.any(Function)))
  expect(Channel.posted).toEqual(['100'])
  await fromOtherWindow('100')
  expect(current).toHaveBeenCalledOnce()
  current.mockResolvedValue(teacher)
  await fromOtherWindow('1')
  await waitFor(() => expect(showAccount).toHaveBeenLastCalledWith('1', expect.any(Function)))
  expect(current).toHaveBeenCalledTimes(2)
  cleanup()
  expect(showAccount).toHaveBeenLastCalledWith(null, expect.any(Function))
  expect(Channel.open.size).toBe(0)
})

test('a guest is named, too; who could not be read is not', async () => {
  const showAccount = vi.fn()
  renderInApp(<AccountWatch />, anApplication({ showAccount, viewer: { ...anApplication().viewer, current: async () => guest } }))
  await waitFor(() => expect(showAccount).toHaveBeenLastCalledWith('guest', expect.any(Function)))
  cleanup()
  const failing = { ...anApplication().viewer, current: () => Promise.reject(new Error('no answer')) }
  renderInApp(<AccountWatch />, anApplication({ showAccount, viewer: failing }))
  await act(async () => {})
  expect(showAccount).toHaveBeenLastCalledWith(null, expect.any(Function))
})

test('a write that is refused for another account has the account read again', async () => {
  const current = vi.fn(async () => learner)
  const showAccount = vi.fn()
  renderInApp(<AccountWatch />, anApplication({ showAccount, viewer: { ...anApplication().viewer, current } }))
  await waitFor(() => expect(showAccount).toHaveBeenLastCalledWith('100', expect.any(Function)))
  current.mockResolvedValue(teacher)
  await act(async () => showAccount.mock.lastCall?.[1]())
  await waitFor(() => expect(showAccount).toHaveBeenLastCalledWith('1', expect.any(Function)))
})

test('whether somebody is signed in is remembered for the next page; this page changes once they sign out', async () => {
  const store = memoryStore()
  const page = document.documentElement
  page.setAttribute('data-signed-in', '')
  const current = vi.fn(async () => guest)
  const { client } = renderInApp(<AccountWatch />, anApplication({ store, viewer: { ...anApplication().viewer, current } }))
  const marks = () => [store.get('signedIn'), page.hasAttribute('data-signed-in')]
  // The last visit’s mark was wrong, but nothing moves for that.
  await waitFor(() => expect(Channel.posted).toEqual(['guest']))
  expect(marks()).toEqual([null, true])
  await act(async () => client.setQueryData(keyForAll('viewer'), learner))
  await waitFor(() => expect(marks()).toEqual(['true', true]))
  await act(async () => client.setQueryData(keyForAll('viewer'), guest))
  await waitFor(() => expect(marks()).toEqual([null, false]))
})
