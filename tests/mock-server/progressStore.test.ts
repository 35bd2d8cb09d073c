import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStore, databaseName, forgetProgress } from '../../mock-server/progressStore.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage } from './demo.ts'

beforeEach(() => forgetProgress())

const failing = (name: string) => () => {
  throw new DOMException('no', name)
}

describe('the browser’s store', () => {
  test('holds what it is given until it is forgotten', async () => {
    const log = recordingLog()
    await browserStore(log).set('1/learner/main', { a: 1 })
    expect(await browserStore(log).get('1/learner/main')).toEqual({ a: 1 })
    await forgetProgress()
    expect(await browserStore(log).get('1/learner/main')).toBeUndefined()
    expect(log.events).toEqual([])
  })

  test('serves a demo that is loaded again', async () => {
    const log = recordingLog()
    expect((await demoPage('', browserStore(log), log).call('users/quests/8004/rewards', 'POST')).status).toBe(201)
    expect((await demoPage('', browserStore(log), log).call('users/quests/8004/rewards', 'POST')).status).toBe(409)
  })

  test('is read by one page after another has written', async () => {
    const store = browserStore(recordingLog())
    const order: string[] = []
    const slow = store.inTurn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      order.push('written')
    })
    await Promise.all([
      slow,
      store.inTurn(async () => order.push('read')),
      store.inTurn(failing('AbortError')).catch(() => order.push('failed')),
    ])
    await store.inTurn(async () => order.push('after'))
    expect(order).toEqual(['written', 'read', 'failed', 'after'])
  })

  test('takes what two tabs write in the same moment: none of it is lost', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_name: string, task: () => Promise<unknown>) => {
      const result = last.then(task)
      last = result
      return result
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        vi.resetModules()
        const { browserStore: open } = await import('../../mock-server/progressStore.ts')
        return open(recordingLog())
      }),
    )
    const writeComment = (store: (typeof tabs)[number], text: string) =>
      store.inTurn(async () => {
        const before = await store.get('1/world')
        await store.set('1/world', [...(Array.isArray(before) ? before : []), text])
      })
    await Promise.all(tabs.flatMap((store, tab) => Array.from({ length: 10 }, (_, at) => writeComment(store, `${tab}/${at}`))))
    vi.unstubAllGlobals()
    expect(await browserStore(recordingLog()).get('1/world')).toHaveLength(20)
  })

  test('keeps what is full or forbidden for as long as the page is open, and says so in the log only [F-070] [F-071]', async () => {
    const log = recordingLog()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'))
    await browserStore(log).set('1/learner/main', { a: 2 })
    expect(await browserStore(log).get('1/learner/main')).toEqual({ a: 2 })
    expect(log.events).toEqual([{ kind: 'storage-failed', key: '1/learner/main', problem: 'kept in memory only: QuotaExceededError' }])
    await forgetProgress()
    expect(await browserStore(log).get('1/learner/main')).toBeUndefined()
  })

  test('counts what cannot be read as nothing [F-070]', async () => {
    const log = recordingLog()
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(failing('SecurityError'))
    expect(await browserStore(log).get('1/learner/main')).toBeUndefined()
    expect(log.events).toEqual([{ kind: 'storage-failed', key: '1/learner/main', problem: 'SecurityError' }])
  })

  test('discards what an older version left in another place', () => {
    const former = new Map([[databaseName, '{"version":1}']])
    vi.stubGlobal('localStorage', { getItem: (key: string) => former.get(key) ?? null, removeItem: (key: string) => former.delete(key) })
    const log = recordingLog()
    browserStore(log)
    browserStore(log)
    expect([former.size, log.events.length]).toEqual([0, 1])
  })
})
