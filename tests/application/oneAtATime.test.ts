import { expect, it, vi } from 'vitest'
import { oneAtATime } from '../../src/application/oneAtATime.ts'

const busy = { kind: 'busy' } as const

it('runs the work with what it is given and passes its outcome on', async () => {
  const work = vi.fn(async (one: number, other: string) => `${one} ${other}`)
  expect(await oneAtATime(busy, work)(1, 'quest')).toBe('1 quest')
  expect(work).toHaveBeenCalledExactlyOnceWith(1, 'quest')
})

it('answers a second call at once while the first is under way', async () => {
  let resolve: (outcome: string) => void = () => {}
  const work = vi.fn(() => new Promise<string>((settle) => (resolve = settle)))
  const run = oneAtATime(busy, work)
  const first = run()
  expect(await run()).toBe(busy)
  resolve('done')
  expect(await first).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs again once the work is done, and once it has failed', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('done')
  const run = oneAtATime(busy, work)
  await expect(run()).rejects.toThrow('no')
  expect(await run()).toBe('done')
  expect(await run()).toBe('done')
})

it('holds nobody back but its own calls', async () => {
  const slow = oneAtATime(busy, () => new Promise(() => {}))
  void slow()
  expect(await oneAtATime(busy, async () => 'done')()).toBe('done')
})
