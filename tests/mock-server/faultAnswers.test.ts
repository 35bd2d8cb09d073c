import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoServer } from './demo.ts'

const popups = (kind: string) => demoServer(`fault=popups:${kind}`).call('popups?page=1')

describe('what a fault does', () => {
  test.each([401, 403, 404, 429, 500, 503])('status %i comes as it is [F-001] [F-002] [F-003] [F-004]', async (status) => {
    expect((await popups(String(status))).status).toBe(status)
  })

  test('204 comes without a body [F-015]', async () => {
    const answer = await popups('204')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  test('429 says when to come back [F-005]', async () => {
    expect((await popups('429')).headers.get('retry-after')).toBe('5')
  })

  test('drop fails as the network does [F-006]', async () => {
    await expect(popups('drop')).rejects.toBeInstanceOf(TypeError)
  })

  test('garbage is no JSON [F-023]', async () => {
    const answer = await popups('garbage')
    expect(answer.ok).toBe(true)
    await expect(answer.json()).rejects.toBeInstanceOf(SyntaxError)
  })

  test('wrong is JSON without the list that is due [F-025]', async () => {
    expect(await (await popups('wrong')).json()).not.toHaveProperty('popupList')
  })

  test('other calls are left alone', async () => {
    expect((await demoServer('fault=popups:500').call('mains/recommendations')).status).toBe(200)
  })
})

describe('calls that take their time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('slow comes after five seconds, and right [F-009]', async () => {
    const answer = demoServer('fault=popups:slow').call('popups')
    const settled = vi.fn()
    void answer.then(settled)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await answer).json()).toEqual({ popupList: [] })
  })

  test('hang never answers, and ends when the caller gives up, with the reason given [F-008] [F-022]', async () => {
    const patience = new AbortController()
    const answer = demoServer('fault=popups:hang').call('popups', { signal: patience.signal })
    const settled = vi.fn()
    answer.then(settled, () => {})
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    const reason = new Error('8 s are over')
    patience.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  test('every call takes the latency of the address, and giving up meanwhile keeps its reason [F-016]', async () => {
    const patience = new AbortController()
    const late = demoServer('', { latency: 300 })
    const one = late.call('popups')
    const other = late.call('popups', { signal: patience.signal })
    patience.abort('left the page')
    await expect(other).rejects.toBe('left the page')
    await vi.advanceTimersByTimeAsync(300)
    expect((await one).status).toBe(200)
  })

  test('a call that was given up before it began is never answered', async () => {
    const signal = AbortSignal.abort('too late')
    await expect(demoServer().call('popups', { signal })).rejects.toBe('too late')
  })
})
