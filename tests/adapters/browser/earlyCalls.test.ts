import { describe, expect, test, vi } from 'vitest'
import { withEarlyCalls } from '../../../src/adapters/browser/earlyCalls.ts'

const url = 'https://bada.kr/product/v1/users/me'

const open = (early: Promise<Response> = Promise.resolve(new Response('early')), age = 1_000) => {
  const fetch = vi.fn(async () => new Response('sent'))
  const take = withEarlyCalls(fetch, { earlyCalls: new Map([[url, early]]), performance: { now: () => age } })
  return { fetch, ask: async (init: RequestInit = { credentials: 'include' }) => (await take(new Request(url, init))).text() }
}

describe('a call that the first script has sent', () => {
  test('is not sent again, and its answer is taken once', async () => {
    const { fetch, ask } = open()
    expect(await ask()).toBe('early')
    expect(fetch).not.toHaveBeenCalled()
    expect(await ask()).toBe('sent')
  })

  test('is sent again if its answer did not arrive', async () => {
    expect(await open(Promise.reject(new TypeError('network'))).ask()).toBe('sent')
  })

  test('is sent again if its answer is old by now', async () => {
    expect(await open(undefined, 31_000).ask()).toBe('sent')
  })

  test.each<[string, RequestInit]>([
    ['a previewed visitor’s call without cookies', { credentials: 'omit' }],
    ['a write', { method: 'POST', credentials: 'include' }],
  ])('does not answer %s', async (_, init) => {
    const { ask } = open()
    expect(await ask(init)).toBe('sent')
  })
})

test('a page without early calls sends all of them', async () => {
  const fetch = vi.fn(async () => new Response('sent'))
  expect(await (await withEarlyCalls(fetch, { performance })(new Request(url))).text()).toBe('sent')
})
