import { expect, it, vi } from 'vitest'
import { createHttpClient } from '../src/adapters/http/client.ts'
import { lazyMockServer } from '../src/environment.ts'

const aBackend = () => ({ fetch: vi.fn(async () => new Response('쉬는 시간')), shutdown: vi.fn() })
const call = new Request('https://api.example.kr/')

it('the backend is fetched with the first call, and once', async () => {
  const started = aBackend()
  const fetchBackend = vi.fn(async () => started)
  const backend = lazyMockServer(fetchBackend)
  expect(fetchBackend).not.toHaveBeenCalled()
  await Promise.all([backend.fetch(call), backend.fetch(call)])
  await backend.fetch(call)
  expect(fetchBackend).toHaveBeenCalledOnce()
  expect(started.fetch).toHaveBeenCalledTimes(3)
})

it('a backend that could not be fetched fails the call, and is fetched anew with the next one [F-113]', async () => {
  const fetchBackend = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(aBackend())
  const backend = lazyMockServer(fetchBackend)
  await expect(backend.fetch(call)).rejects.toThrow('offline')
  expect(await (await backend.fetch(call)).text()).toBe('쉬는 시간')
  expect(fetchBackend).toHaveBeenCalledTimes(2)
})

it('its start is no part of a call’s time', async () => {
  let arrive = (_: ReturnType<typeof aBackend>) => {}
  const backend = lazyMockServer(() => new Promise((resolve) => (arrive = resolve)))
  const client = createHttpClient({
    ...backend,
    apiOrigin: 'https://api.example.kr',
    product: 'p',
    deadlines: { headers: 20, response: 20 },
  })
  const answer = client.get('users/me', { expect: 'nothing' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  arrive(aBackend())
  await expect(answer).resolves.toBeUndefined()
})

it('what is on its way when the page ends is let go once it is there', async () => {
  const started = aBackend()
  const backend = lazyMockServer(async () => started)
  const answer = backend.fetch(call)
  backend.shutdown()
  await answer
  expect(started.shutdown).toHaveBeenCalledOnce()
})

it('the end of a page whose backend never came is quiet, and fetches nothing [F-113]', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const fetchBackend = vi.fn().mockRejectedValue(new Error('offline'))
  const backend = lazyMockServer(fetchBackend)
  backend.shutdown()
  await expect(backend.fetch(call)).rejects.toThrow('offline')
  backend.shutdown()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(fetchBackend).toHaveBeenCalledOnce()
})
