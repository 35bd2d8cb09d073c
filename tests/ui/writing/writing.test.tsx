import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { aBrowser, databaseWays, type Form, memoryStorage, ways } from './ways.tsx'

const [writer, another] = [7, 8]
const text = '쓰던 글'

beforeEach(() => forgetLocalDrafts())
afterEach(() => void vi.restoreAllMocks())

/** Closes the page without waiting for anything. */
function leave(form: Form, event: 'pagehide' | 'visibilitychange' | 'freeze') {
  act(() => void (event === 'pagehide' ? window : document).dispatchEvent(new Event(event)))
  form.unmount()
}

describe.each(ways)('what is kept as %s', (way) => {
  test.each(['pagehide', 'visibilitychange', 'freeze'] as const)('is there again after a reload at once, by %s', async (event) => {
    const browser = aBrowser()
    const form = await browser.open(way, writer)
    await form.type(text)
    leave(form, event)
    expect((await browser.open(way, writer)).text()).toBe(text)
  })

  test('is there again after the form was taken away, as by a link or a dialog that is closed', async () => {
    const browser = aBrowser()
    const form = await browser.open(way, writer)
    await form.type(text)
    form.unmount()
    expect((await browser.open(way, writer)).text()).toBe(text)
  })

  test('is not touched by another tab that only looks on, and then is hidden and closed', async () => {
    const browser = aBrowser()
    const [idle, form] = [await browser.open(way, writer), await browser.open(way, writer)]
    await form.type(text)
    await form.pause()
    leave(idle, 'visibilitychange')
    form.unmount()
    expect((await browser.open(way, writer)).text()).toBe(text)
  })

  test('is not lost where another tab writes: both are on the device', async () => {
    const browser = aBrowser()
    const [one, other] = [await browser.open(way, writer), await browser.open(way, writer)]
    await one.type('첫째 탭의 글')
    await one.pause()
    await other.type('둘째 탭의 글')
    await other.pause()
    expect([one.text(), other.text()]).toEqual(['첫째 탭의 글', '둘째 탭의 글'])
    const [first, second] = [await browser.open(way, writer), await browser.open(way, writer)]
    const found = [first.text(), first.other(), ...storedTexts(browser.storage)].join('\n')
    // Both tabs answered the same question, or wrote the same list of examples, so only the last answer counts.
    if (!databaseWays.includes(way)) expect(found).toContain('첫째 탭의 글')
    expect(`${found}\n${second.text()}`).toContain('둘째 탭의 글')
  })

  test('is nobody else’s: who signs in next begins clean, a guest too, and its writer goes on', async () => {
    const browser = aBrowser()
    const form = await browser.open(way, writer)
    await form.type(text)
    form.unmount()
    for (const owner of [null, another]) {
      const next = await browser.open(way, owner)
      expect(next.text()).toBe('')
      await next.type('다른 사람의 글')
      await next.pause()
      next.unmount()
    }
    const again = await browser.open(way, writer)
    expect([again.text(), again.other()]).toEqual([text, null])
  })

  test('as a guest is not taken by who signs in', async () => {
    const browser = aBrowser()
    const form = await browser.open(way, null)
    await form.type(text)
    form.unmount()
    const signedIn = await browser.open(way, writer)
    expect(signedIn.text()).toBe('')
    signedIn.unmount()
    expect([...browser.server.kept.values()].map(({ code }) => code)).not.toContain(text)
  })

  test.each(['full', 'throwing', 'closed'])('lasts as long as the page where storage is %s', async (how) => {
    const storage = memoryStorage()
    refuseStorage(storage, how)
    const browser = aBrowser('ready', storage)
    const form = await browser.open(way, writer)
    await form.type(text)
    await form.pause()
    expect(form.text()).toBe(text)
    // A text that the server has is saved, so the form says so.
    if (form.state() !== null) expect(form.state()).toBe('saved')
  })

  test('is kept again after everything was cleared in the middle', async () => {
    const browser = aBrowser()
    const form = await browser.open(way, writer)
    await form.type('쓰던')
    await form.pause()
    browser.storage.clear()
    await forgetLocalDrafts()
    await form.type(text)
    leave(form, 'pagehide')
    expect((await browser.open(way, writer)).text()).toBe(text)
  })

  test('is read where it can be, and what cannot be read breaks nothing', async () => {
    const browser = aBrowser()
    const form = await browser.open(way, writer)
    await form.type('쓰던 글')
    await form.pause()
    form.unmount()
    for (const key of keysOf(browser.storage)) browser.storage.setItem(key, '{"version":99,')
    const again = await browser.open(way, writer)
    await again.type(text)
    leave(again, 'pagehide')
    expect((await browser.open(way, writer)).text()).toBe(text)
  })
})

describe('what is written before it is known who writes', () => {
  test.each([writer, null])('stays on the screen once %s is known, and is theirs', async (owner) => {
    const browser = aBrowser()
    const form = await browser.openUnknown()
    await form.type(text)
    form.come(owner)
    expect(form.text()).toBe(text)
    leave(form, 'pagehide')
    for (const one of [writer, null]) expect((await browser.open('storedText', one)).text()).toBe(one === owner ? text : '')
  })

  test('stands before what they had written there, which comes back after it', async () => {
    const browser = aBrowser()
    const before = await browser.open('storedText', writer)
    await before.type('옛 글')
    before.unmount()
    const form = await browser.openUnknown()
    await form.type(text)
    form.come(writer)
    leave(form, 'pagehide')
    const again = await browser.open('storedText', writer)
    expect(again.text()).toBe(text)
    await again.type('')
    again.unmount()
    expect((await browser.open('storedText', writer)).text()).toBe('옛 글')
  })

  test('gives way to theirs where nothing was typed, and a guest’s is offered', async () => {
    const browser = aBrowser()
    for (const [owner, written] of [
      [writer, '옛 글'],
      [null, text],
    ] as const) {
      const before = await browser.open('storedText', owner)
      await before.type(written)
      before.unmount()
    }
    const form = await browser.openUnknown()
    expect(form.text()).toBe(text)
    form.come(writer)
    expect([form.text(), form.guests()]).toEqual(['옛 글', text])
  })
})

describe('a draft, on the server', () => {
  const key = `${writer}/PYTHON`

  test.each([
    ['401', () => Promise.reject(refusal(401)), 'onDevice'],
    ['403', () => Promise.reject(refusal(403)), 'onDevice'],
    ['413', () => Promise.reject(refusal(413)), 'onDevice'],
    ['500', () => Promise.reject(refusal(500)), 'onDevice'],
    ['nothing', () => Promise.reject(lostConnection()), 'onDevice'],
  ])('stays here where the save is answered by %s, and the page says so', async (_, refuse, state) => {
    const browser = aBrowser()
    browser.server.refuse = refuse
    const form = await browser.open('draft', writer)
    await form.type(text)
    await form.pause()
    expect([form.text(), form.state(), browser.server.kept.size]).toEqual([text, state, 0])
    form.unmount()
    browser.server.refuse = null
    const again = await browser.open('draft', writer)
    await again.pause()
    expect([again.text(), browser.server.kept.size]).toEqual([text, 1])
  })

  test('is sent once the network is back', async () => {
    const browser = aBrowser()
    browser.server.refuse = () => Promise.reject(lostConnection())
    const form = await browser.open('draft', writer)
    await form.type(text)
    await form.pause()
    browser.server.refuse = null
    act(() => void window.dispatchEvent(new Event('online')))
    await form.pause()
    await vi.waitFor(() => expect(form.state()).toBe('saved'))
  })

  test('is not put over what another device has written, which stands beside it', async () => {
    const here = aBrowser()
    const { server } = here
    server.kept.set(key, { language: 'PYTHON', code: '옛 글', updatedDate: '1' })
    const form = await here.open('draft', writer)
    expect(form.text()).toBe('옛 글')
    server.kept.set(key, { language: 'PYTHON', code: '열 줄', updatedDate: '2' })
    await form.type(text)
    await form.pause()
    expect([form.text(), form.other(), server.kept.get(key)?.code]).toEqual([text, '열 줄', '열 줄'])
  })

  test.each(['focus', 'online'] as const)('shows on %s what another device has written meanwhile', async (event) => {
    const browser = aBrowser()
    const form = await browser.open('draft', writer)
    browser.server.kept.set(key, { language: 'PYTHON', code: '열 줄', updatedDate: '2' })
    act(() => void window.dispatchEvent(new Event(event)))
    await vi.waitFor(() => expect(form.text()).toBe('열 줄'))
  })

  test.each(['failed', 'waiting'] as const)('is not sent while the first read has %s', async (standing) => {
    const browser = aBrowser(standing)
    const form = await browser.open('draft', writer)
    if (standing === 'waiting') await act(() => new Promise((resolve) => setTimeout(resolve, 1_600)))
    await form.type(text)
    await form.pause()
    expect([form.text(), form.state(), browser.server.kept.size]).toEqual([text, 'onDevice', 0])
  })

  test('that neither the device nor the server takes is told as not stored', async () => {
    const storage = memoryStorage()
    refuseStorage(storage, 'full')
    const browser = aBrowser('ready', storage)
    browser.server.refuse = () => Promise.reject(refusal(500))
    const form = await browser.open('draft', writer)
    await form.type(text)
    await form.pause()
    expect([form.text(), form.state()]).toEqual([text, 'notStored'])
  })

  test('goes to the server though the database hangs', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => ({}) as IDBRequest)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => ({}) as IDBRequest)
    const browser = aBrowser()
    const form = await browser.open('draft', writer)
    await form.type(text)
    await vi.waitFor(
      async () => {
        await form.pause()
        expect(browser.server.kept.size).toBe(1)
      },
      { timeout: 20_000 },
    )
    expect(form.text()).toBe(text)
  })
})

function refuseStorage(storage: Storage, how: string): void {
  const error = how === 'full' ? 'QuotaExceededError' : how === 'closed' ? 'InvalidStateError' : 'SecurityError'
  const refuse = () => {
    throw new DOMException(how, error)
  }
  storage.setItem = refuse
  if (how !== 'full') storage.getItem = refuse
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  if (how !== 'full') vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(refuse)
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')

const storedTexts = (storage: Storage) => keysOf(storage).map((key) => storage.getItem(key) ?? '')
