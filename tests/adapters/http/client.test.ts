import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../../../src/adapters/http/client.ts'
import { CallError } from '../../../src/application/callError.ts'
import { stubbed, stubbedJson } from './stubFetch.ts'

const never = new Promise<never>(() => {})
const rejecting = (request: Request) =>
  new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })
const failureOf = (call: Promise<unknown>) =>
  call.then(Promise.reject.bind(Promise, new Error('the call did not fail')), (error: unknown) => error)

describe('what a request looks like', () => {
  it('a call goes to the product below the API origin, with cookies [S-215] [A-82]', async () => {
    const { client, requests } = stubbed(() => Response.json({}), 'classes')
    await client.get('users/me')
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/classes/v1/users/me', credentials: 'include' })
  })

  it('a query is percent-encoded', async () => {
    const { client, requests } = stubbedJson({})
    await client.get('search', { query: { page: 1, word: '파이썬 & 게임' } })
    const { searchParams, search } = new URL(requests[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ page: '1', word: '파이썬 & 게임' })
    expect(search).not.toMatch(/[ 가-힣]/)
  })

  it.each(['post', 'put'] as const)('%s sends JSON and says that a script of this site sends it', async (method) => {
    const { client, requests } = stubbedJson({ ok: true })
    expect(await client[method]('users/profiles/genders', { gender: 'MAN' })).toEqual({ ok: true })
    const [request] = requests
    expect(request?.method).toBe(method.toUpperCase())
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    expect(await request?.json()).toEqual({ gender: 'MAN' })
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s carries cookies as well, with a body and without [A-82]', async (method) => {
    const { client, requests } = stubbedJson({})
    const name = method.toLowerCase() as 'post' | 'put' | 'delete'
    await client[name]('users/courses/7')
    if (name !== 'delete') await client[name]('users/courses/7', { page: 1 })
    expect(requests.map(({ credentials }) => credentials)).toEqual(requests.map(() => 'include'))
    expect(requests[0]?.method).toBe(method)
  })

  it('a change without a body has the header of this site and no content type', async () => {
    const { client, requests } = stubbedJson({})
    await client.post('users/courses/7/enrolls')
    await client.delete('users/sessions')
    for (const request of requests) {
      expect(request.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
      expect(request.headers.get('Content-Type')).toBeNull()
    }
  })

  it('reading needs no such header, so that it stays a simple request', async () => {
    const { client, requests } = stubbedJson({})
    await client.get('popups')
    expect(requests[0]?.headers.get('X-Requested-With')).toBeNull()
  })
})

describe('what an answer may be', () => {
  it.each(['application/json', 'application/json;charset=UTF-8', 'application/problem+json', 'text/json'])('%s is JSON', async (type) => {
    const { client } = stubbed(() => new Response('[1]', { headers: { 'Content-Type': type } }))
    expect(await client.get('x')).toEqual([1])
  })

  it.each([
    ['an HTML login page [F-014]', () => new Response('<html>로그인</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['HTML that calls itself JSON [F-023]', () => new Response('<html>oops', { headers: { 'Content-Type': 'application/json' } })],
    ['an answer without a body [F-015]', () => new Response(null, { status: 204 })],
    ['an empty JSON body [F-015]', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
    ['something that only looks like JSON', () => new Response('{}', { headers: { 'Content-Type': 'application/jsonp' } })],
  ])('%s is a failure where JSON is due', async (_name, answer) => {
    const { client } = stubbed(answer)
    expect(await failureOf(client.get('users/quests'))).toMatchObject({
      kind: 'notJson',
      method: 'GET',
      path: 'users/quests',
      status: null,
    })
  })

  it('nothing is a fine answer to a delete, and to a change that expects nothing [F-015]', async () => {
    const { client } = stubbed(() => new Response(null, { status: 204 }))
    expect(await client.delete('users/sessions')).toBeUndefined()
    expect(await client.post('x', {}, { expect: 'nothing' })).toBeUndefined()
    expect(await client.put('x', {}, { expect: 'nothing' })).toBeUndefined()
  })

  it.each(['OK', '"OK"', '{"done": true}', 'null'])(
    'nor does it matter what a change that expects nothing is told: %s [F-015]',
    async (body) => {
      for (const type of ['text/plain', 'application/json']) {
        const { client } = stubbed(() => new Response(body, { headers: { 'Content-Type': type } }))
        expect(await client.post('x', {}, { expect: 'nothing' })).toBeUndefined()
      }
    },
  )

  it('a login page is no answer to a delete either [F-014]', async () => {
    const { client } = stubbed(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))
    expect(await failureOf(client.delete('users/sessions'))).toMatchObject({ kind: 'notJson' })
  })

  it('an answer of more than 10 MB is refused before it is read [F-039]', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(10 * 1024 * 1024) }
    const { client } = stubbed(() => new Response('{}', { headers }))
    expect(await failureOf(client.get('x'))).toMatchObject({ kind: 'notJson', message: 'GET x: body too large' })
  })

  it('an answer of more than 10 MB that does not tell its length is refused before it is parsed [F-039]', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const { client } = stubbed(() => new Response(`"${'바'.repeat(10_000_000)}"`, { headers: { 'Content-Type': 'application/json' } }))
    expect(await failureOf(client.get('x'))).toMatchObject({ kind: 'notJson' })
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })
})

describe('how a call fails', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([401, 403, 404, 500, 502, 503])('status %i is told as it is [F-001] [F-002] [F-003] [F-004]', async (status) => {
    const { client } = stubbed(() => Response.json({}, { status }))
    const error = await failureOf(client.get('users/ranks'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ kind: 'status', status, retryAfter: null, message: `GET users/ranks: status ${status}` })
  })

  it.each([
    ['120', 120],
    ['Fri, 20 Nov 2026 01:00:30 GMT', 30],
    ['1.5', 2],
    ['0', null],
    ['-5', null],
    ['Fri, 20 Nov 2020 01:00:00 GMT', null],
    ['99999999999', 86_400],
    ['Fri, 20 Nov 2099 01:00:00 GMT', 86_400],
    ['soon', null],
    ['', null],
  ])('Retry-After "%s" is %s seconds [F-005]', async (value, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') })
    const { client } = stubbed(() => Response.json({}, { status: 429, headers: { 'Retry-After': value } }))
    expect(await failureOf(client.get('x'))).toMatchObject({ kind: 'status', status: 429, retryAfter: seconds })
  })

  it.each([
    ['a TypeError, as browsers do [F-006] [F-019]', new TypeError('Failed to fetch')],
    ['a plain Error, as the mock server does [F-021]', new Error('no route')],
    ['an AbortError that nobody asked for', new DOMException('', 'AbortError')],
  ])('a fetch that rejects with %s is a network failure', async (_name, cause) => {
    const { client } = stubbed(() => Promise.reject(cause))
    expect(await failureOf(client.get('x'))).toMatchObject({ kind: 'network', cause })
  })

  it('a server that never answers is given up after 8 seconds, even if the fetch does not heed the signal [F-008]', async () => {
    vi.useFakeTimers()
    const { client } = stubbed(() => never)
    const settled = vi.fn<(error: unknown) => void>()
    void client.get('x').catch(settled)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' })
  })

  it('time running out is a time-out whatever the fetch calls its error [F-022]', async () => {
    vi.useFakeTimers()
    const { client } = stubbed(rejecting)
    const failure = failureOf(client.get('x'))
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('an answer that has begun may take 15 seconds in all [F-008]', async () => {
    vi.useFakeTimers()
    const dripping = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })
    const { client } = stubbed(() => new Response(dripping, { headers: { 'Content-Type': 'application/json' } }))
    const settled = vi.fn<(error: unknown) => void>()
    void client.get('x').catch(settled)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' })
  })

  it('a call that its caller gives up is aborted, and so is its request [F-016]', async () => {
    const { client, requests } = stubbed(() => never)
    const caller = new AbortController()
    const failure = failureOf(client.get('x', { signal: caller.signal }))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    caller.abort('left the page')
    expect(await failure).toMatchObject({ kind: 'aborted', cause: 'left the page' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('a call that is given up beforehand makes no request [F-016]', async () => {
    const { client, requests } = stubbedJson({})
    expect(await failureOf(client.get('x', { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(0)
  })

  it('a finished call leaves no timer and no listener behind', async () => {
    vi.useFakeTimers()
    const caller = new AbortController()
    const removed = vi.spyOn(caller.signal, 'removeEventListener')
    const { client } = stubbedJson({})
    await client.get('x', { signal: caller.signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toHaveBeenCalledOnce()
  })
})
