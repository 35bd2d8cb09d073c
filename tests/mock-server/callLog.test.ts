import { describe, expect, it, vi } from 'vitest'
import { createCallLog, maxCalls } from '../../mock-server/callLog.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { demoAddress } from './demo.ts'

/** Makes a log whose clock advances by 20 ms at each look. */
function logged(query = '') {
  let time = 0
  const log = createCallLog(() => (time += 20))
  const server = startMockServer(demoAddress(`latency=0&${query}`), { product: 'product', paths: apiPaths, calls: log })
  const call = (path: string, init: RequestInit = {}) => server.fetch(new Request(`http://localhost/product/v1/${path}`, init))
  return { log, call }
}

describe('the log of calls', () => {
  it('tells method, path, what was asked, status and time, the newest first', async () => {
    const { log, call } = logged()
    await call('popups?page=1')
    await call('users/sessions', { method: 'DELETE' })
    expect(log.get()).toEqual([
      { id: 2, method: 'DELETE', path: 'users/sessions', fault: null, outcome: 204, milliseconds: 20 },
      { id: 1, method: 'GET', path: 'popups?page=1', fault: null, outcome: 200, milliseconds: 20 },
    ])
  })

  it('knows a call while it waits, and tells of its end', async () => {
    const { log, call } = logged()
    const heard = vi.fn()
    log.subscribe(heard)
    const answer = call('popups')
    expect(log.get()[0]).toMatchObject({ outcome: 'waiting', milliseconds: null })
    await answer
    expect(log.get()[0]).toMatchObject({ outcome: 200 })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('marks the fault that hit a call, and how it ended without an answer [F-001] [F-006] [F-008]', async () => {
    const { log, call } = logged('fault=popups:500,users/me:drop,users/quests:hang')
    await call('popups')
    await call('users/me').catch(() => {})
    const patience = new AbortController()
    const hanging = call('users/quests?page=1', { signal: patience.signal }).catch(() => {})
    patience.abort()
    await hanging
    expect(log.get().map(({ path, fault, outcome }) => [path, fault, outcome])).toEqual([
      ['users/quests?page=1', 'hang', 'aborted'],
      ['users/me', 'drop', 'dropped'],
      ['popups', 500, 500],
    ])
  })

  it('remembers the last hundred, and forgets them on request', () => {
    const log = createCallLog()
    const ends = Array.from({ length: maxCalls + 20 }, (_, at) => log.begin({ method: 'GET', path: String(at), fault: null }))
    expect(log.get().map(({ path }) => path)).toEqual(Array.from({ length: maxCalls }, (_, at) => String(maxCalls + 19 - at)))
    log.clear()
    for (const end of ends) end(200)
    expect(log.get()).toEqual([])
  })
})
