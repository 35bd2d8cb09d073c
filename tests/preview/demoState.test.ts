import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStore, forgetProgress } from '../../mock-server/progressStore.ts'
import { allLocalDrafts, browserDrafts, forgetLocalDrafts } from '../../src/adapters/browser/localDrafts.ts'
import { addressOfView, demoStateCarrier, viewOf } from '../../src/preview/demoState.tsx'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage } from '../mock-server/demo.ts'

/** Keys are its own fields, as a browser's storage has them. */
const storage: Storage = Object.create({
  getItem(key: string) {
    return Reflect.get(this, key) ?? null
  },
  setItem(key: string, text: string) {
    Reflect.set(this, key, text)
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  },
})
const log = recordingLog()
const page = (query = '') => demoPage(query, browserStore(log))
const claim = async (query = '') => (await page(query).call('users/quests/8004/rewards', 'POST')).status
const draft = { language: 'PYTHON', code: 'print(1)', updatedDate: null, savedCode: null, other: null } as const

const here = new URL('http://localhost/quest?persona=learner&latency=0')
const carrierHere = (at = here) => {
  const opened: string[] = []
  const carrier = demoStateCarrier({
    now: () => new Date('2026-11-20T01:00:00Z'),
    sharedUrl: () => new URL(at),
    openStorage: () => storage,
    onReplaced: ({ pathname, search }) => void opened.push(pathname + search),
  })
  return { carrier, opened }
}

async function forgetAll() {
  await forgetProgress()
  await forgetLocalDrafts()
  for (const key of Object.keys(storage)) storage.removeItem(key)
}
beforeEach(forgetAll)

describe('the state of this browser', () => {
  test('goes into a file and comes out of it elsewhere: deeds and drafts, with the view that it was saved from', async () => {
    await claim()
    await browserDrafts(log, '1/learner/main').write({ userId: 100, problemId: 7001, language: 'PYTHON' }, draft)
    storage.setItem('studio/course/101/new', '{"content": 1}')
    storage.setItem('channelSettings/102/haeon', '{"base": null}')
    const { name, file } = await carrierHere(new URL('http://localhost/?persona=teacher&latency=9&seed=1')).carrier.save()
    expect(name).toBe('codingbada-2026-11-20.json')
    await forgetAll()
    expect(await claim()).toBe(201)
    await forgetAll()

    storage.setItem('theme', 'dark')
    storage.setItem('studio/problem/101/7', '{}')
    const { carrier, opened } = carrierHere()
    const found = await carrier.read(file)
    if (typeof found === 'string') throw new Error(found)
    expect([found.visitors, found.draftCount]).toEqual([['학습자 · 메인 사이트'], 3])
    expect(await carrier.hasFormer()).toBe(false)
    expect(await found.take()).toBe(true)
    expect(opened).toEqual(['/quest?latency=0&persona=teacher&seed=1'])
    expect(await claim()).toBe(409)
    expect(Object.values(await allLocalDrafts())).toEqual([draft])
    expect(Object.fromEntries(Object.entries(storage))).toEqual({
      theme: 'dark',
      'studio/course/101/new': '{"content": 1}',
      'channelSettings/102/haeon': '{"base": null}',
    })
  })

  test('that was there before is put back, once', async () => {
    const empty = await carrierHere().carrier.save()
    await claim()
    await claim('seed=2&persona=newcomer')
    const { carrier } = carrierHere()
    const found = await carrier.read(empty.file)
    if (typeof found === 'string') throw new Error(found)
    await found.take()
    expect(await claim('seed=2')).toBe(201)
    expect(await carrier.hasFormer()).toBe(true)
    expect(await carrier.putFormerBack()).toBe(true)
    expect(await claim()).toBe(409)
    expect(await claim('seed=2')).toBe(201)
    expect([await carrier.hasFormer(), await carrier.putFormerBack()]).toEqual([false, false])
  })

  test('stays as it is where the browser takes no more, or the file is none', async () => {
    const { file } = await carrierHere().carrier.save()
    await claim()
    const { carrier, opened } = carrierHere()
    expect(await carrier.read(new Blob(['?']))).toBe('unreadable')
    const found = await carrier.read(file)
    if (typeof found === 'string') throw new Error(found)
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await found.take()).toBe(false)
    refuse.mockRestore()
    expect(opened).toEqual([])
    expect(await claim()).toBe(409)
  })

  test('names other worlds and what everybody shares', async () => {
    await claim('seed=7&channel=haeon')
    const operator = page('persona=operator&channel=haeon')
    const info = await operator.json('channels/haeon/info')
    await operator.call('channels/haeon/info', 'PUT', info)
    const { carrier } = carrierHere()
    const found = await carrier.read((await carrier.save()).file)
    expect(found).toMatchObject({ visitors: ['모두가 함께 보는 것 (채널 설정 등)', '학습자 · 해온코딩학원 (시드 7)'] })
  })
})

describe('the view of a file', () => {
  test('is what decides whose it is, without faults, delays and the device', () => {
    const shared = new URL('http://localhost/?persona=operator&channel=haeon&device=mobile&fault=popups:500&latency=3&seed=2')
    expect(viewOf(shared)).toBe('persona=operator&channel=haeon&seed=2')
  })

  test('is no address where it names what is not there', () => {
    expect(addressOfView(here, 'persona=king')).toBeNull()
    expect(addressOfView(new URL('http://haeon.localhost/'), 'channel=narae')).toBeNull()
    expect(addressOfView(here, 'fault=popups:500&persona=guest')?.search).toBe('?latency=0&persona=guest')
  })
})
