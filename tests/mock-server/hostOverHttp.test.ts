import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corsHeaders, hostOverHttp } from '../../mock-server/hostOverHttp.ts'
import { addressOf, mockBackend } from '../../mock-server/mockBackend.ts'
import { closed, listening } from '../adapters/listening.ts'

const mock = mockBackend('persona=learner', 'product')
const server = hostOverHttp((request) => mock.fetch(request))
let origin = ''
beforeAll(async () => void (origin = await listening(server)))
afterAll(async () => {
  await closed(server)
  mock.close()
})

const me = async () => (await fetch(`${origin}/product/v1/users/me`)).json()

describe('the mock for other clients', () => {
  it('starts anew with the view that its root is asked for, and with the first one when asked for none', async () => {
    await fetch(`${origin}/product/v1/users/sessions`, { method: 'DELETE', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    expect(await me()).toMatchObject({ state: 'INVALID' })
    await fetch(`${origin}/?persona=teacher`)
    expect(await me()).toMatchObject({ role: 'ROLE_TEACHER' })
    await fetch(`${origin}/`)
    expect(await me()).toMatchObject({ state: 'VALID', role: 'ROLE_USER' })
  })

  it('is there for several visitors of one world at once, and goes on at another time with what they have done', async () => {
    const as = (persona: string, path: string, method = 'GET', body?: object) =>
      fetch(`${origin}/product/v1/${path}`, {
        method,
        headers: { cookie: `persona=${persona}`, 'X-Requested-With': 'XMLHttpRequest' },
        ...(body && { body: JSON.stringify(body) }),
      })
    await fetch(`${origin}/?at=2026-11-20T10:00:00Z`)
    await as('newcomer', 'users/problems/7003/drafts', 'PUT', { language: 'PYTHON', code: '# 새내기', updatedDate: null })
    const draft = async (persona: string) => (await (await as(persona, 'users/problems/7003')).json()).draft?.code ?? null
    expect([await draft('newcomer'), await draft('learner'), await draft('teacher')]).toEqual(['# 새내기', null, null])
    expect((await fetch(`${origin}/?at=2026-11-20T10:30:00Z`, { method: 'PUT' })).ok).toBe(true)
    const { serverDate } = await (await as('newcomer', 'rooms')).json()
    expect([serverDate, await draft('newcomer')]).toEqual(['2026-11-20T10:30:00.000Z', '# 새내기'])
    await fetch(`${origin}/`)
    expect(await draft('newcomer')).toBeNull()
  })

  it('says which views there are when it does not understand one, and stays as it was', async () => {
    const response = await fetch(`${origin}/?persona=nobody`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('guest, pending, newcomer, learner')
    expect(await me()).toMatchObject({ state: 'VALID' })
    expect(() => addressOf('content=none')).toThrow('content=none')
  })

  it('lets a page of this machine ask with credentials, before it asks and when it does', async () => {
    const headers = { Origin: 'http://app.localhost:3000' }
    const before = await fetch(`${origin}/product/v1/users/profiles/genders`, { method: 'OPTIONS', headers })
    expect(before.status).toBe(204)
    expect(before.headers.get('Access-Control-Allow-Headers')).toContain('X-Requested-With')
    const asked = await fetch(`${origin}/product/v1/popups`, { headers })
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(headers.Origin)
    expect(asked.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  })

  it.each([
    undefined,
    'null',
    'https://example.com',
    'http://localhost.example.com',
    'http://notlocalhost:1',
    'http://127.0.0.1.example.com',
  ])('gives a page of %s nothing to read', (foreign) => {
    expect(corsHeaders(foreign)).toEqual({ Vary: 'Origin' })
  })
})
