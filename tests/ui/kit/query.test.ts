import { focusManager, MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type CallFailure } from '../../../src/application/callError.ts'
import { createQueryClient, type QueryName } from '../../../src/ui/kit/query.ts'

const failing = (failure: CallFailure) => vi.fn(() => Promise.reject(new CallError('GET courses', failure)))
const answered = (status: number, retryAfter: number | null = null): CallFailure => ({ kind: 'status', status, retryAfter })

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  client.mount()
})
afterEach(() => {
  client.unmount()
  client.clear()
  vi.useRealTimers()
})

/** Reads as a component does. */
const reading = async (queryFn: () => Promise<unknown>, name: QueryName = 'catalogue') => {
  const stop = new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return stop
}

describe('a read', () => {
  it.each<[string, CallFailure]>([
    ['a 500 [F-001]', answered(500)],
    ['a 503 [F-001]', answered(503)],
    ['a connection that breaks [F-006]', { kind: 'network' }],
  ])('is tried again after %s: once after one second, once after two more, then no more', async (_name, failure) => {
    const read = failing(failure)
    await reading(read)
    const triesAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return read.mock.calls.length
    }
    expect([await triesAfter(999), await triesAfter(1)]).toEqual([1, 2])
    expect([await triesAfter(1_999), await triesAfter(1)]).toEqual([2, 3])
    expect(await triesAfter(600_000)).toBe(3)
  })

  it('is not tried again before the time that a busy server names [F-005]', async () => {
    const read = failing(answered(429, 30))
    await reading(read)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('counts as failed at once when a busy server asks for a minute, comes back by itself after it, and not before on a return to the tab [F-005]', async () => {
    const read = vi.fn(() =>
      read.mock.calls.length === 1 ? Promise.reject(new CallError('GET courses', answered(503, 60))) : Promise.resolve('courses'),
    )
    await reading(read)
    const state = () => client.getQueryState(['catalogue'])
    expect(state()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    await vi.advanceTimersByTimeAsync(59_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(900)
    focusManager.setFocused(undefined)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(state()).toMatchObject({ status: 'success', data: 'courses' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('waits within itself for a server that is busy for a moment only [F-005]', async () => {
    const read = failing(answered(429, 2))
    await reading(read)
    expect(client.getQueryState(['catalogue'])).toMatchObject({ status: 'pending', fetchStatus: 'fetching' })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it.each<[string, CallFailure]>([
    ['a 401 [F-002]', answered(401)],
    ['a 403 [F-003]', answered(403)],
    ['a 404 [F-004]', answered(404)],
    ['a 409', answered(409)],
    ['something that is no JSON [F-014]', { kind: 'notJson' }],
    ['a server that never answers: it has had its eight seconds [F-008]', { kind: 'timeout' }],
  ])('is not tried again after %s', async (_name, failure) => {
    const read = failing(failure)
    await reading(read)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('that three places want is one call [F-018]', async () => {
    const read = vi.fn(() => Promise.resolve([]))
    await Promise.all([reading(read), reading(read), reading(read)])
    expect(read).toHaveBeenCalledTimes(1)
  })
})

it.each<[string, CallFailure]>([
  ['a 500', answered(500)],
  ['a 429', answered(429, 1)],
  ['a connection that breaks', { kind: 'network' }],
])('a change is never tried again by itself, not even after %s [F-084]', async (_name, failure) => {
  const change = failing(failure)
  const outcome = new MutationObserver(client, { mutationFn: change }).mutate().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await outcome).toBeInstanceOf(CallError)
  expect(change).toHaveBeenCalledTimes(1)
})

it('a session that ends while the page is open is noticed, however often the viewer was read before [F-002]', async () => {
  const viewer = vi.fn(() => Promise.resolve('a viewer'))
  await reading(viewer, 'viewer')
  for (let again = 0; again < 3; again++) await client.refetchQueries({ queryKey: ['viewer'] })
  await reading(failing(answered(401)), 'enrolledCourses')
  expect(viewer).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(600_000)
  await reading(failing(answered(401)), 'quests')
  expect(viewer).toHaveBeenCalledTimes(6)
})

it('a session that ends soon after a stray refusal is noticed, too [F-002]', async () => {
  const viewer = vi.fn(() => Promise.resolve('a viewer'))
  await reading(viewer, 'viewer')
  await reading(failing(answered(401)), 'enrolledCourses')
  await vi.advanceTimersByTimeAsync(15_000)
  await reading(failing(answered(401)), 'quests')
  expect(viewer).toHaveBeenCalledTimes(3)
})

it('lists that are refused with 401 have the viewer read once more, not once each and not for ever [F-002]', async () => {
  const viewer = vi.fn(() => Promise.resolve('a viewer'))
  await reading(viewer, 'viewer')
  for (const list of ['enrolledCourses', 'quests', 'enrolledChannels'] as const) await reading(failing(answered(401)), list)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(viewer).toHaveBeenCalledTimes(2)
})

it('does not compile when something is read anew under a name that no query has', async () => {
  const anew = vi.fn(() => Promise.resolve(1))
  await reading(anew, 'classStanding')
  // @ts-expect-error nothing is kept under this name
  await client.invalidateQueries({ queryKey: ['classStandings'] })
  expect(anew).toHaveBeenCalledTimes(1)
  await client.invalidateQueries({ queryKey: ['classStanding'] })
  expect(anew).toHaveBeenCalledTimes(2)
})
