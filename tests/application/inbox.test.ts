import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxInterval, makeWatchUnread } from '../../src/application/inbox.ts'
import { fakePageTimer } from '../fakes/fakePageTimer.ts'
import { refusal } from '../fakes/refusal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching(ask: () => Promise<number | null>, isVisible = true) {
  const { page, timer } = fakePageTimer()
  page.isVisible = isVisible
  const ended = new AbortController()
  const asked = vi.fn(ask)
  makeWatchUnread(timer)(asked, ended.signal)
  return { asked, page, end: () => ended.abort() }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('the unread are counted at once, and then once a minute', async () => {
  const { asked, end } = watching(async () => 3)
  await pass(0)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(inboxInterval - 1)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(10 * inboxInterval)
  expect(asked).toHaveBeenCalledTimes(11)
  end()
  await pass(10 * inboxInterval)
  expect(asked).toHaveBeenCalledTimes(11)
})

it('they are not counted in a hidden page, nor oftener where somebody comes and goes', async () => {
  const { asked, page } = watching(async () => 3, false)
  await pass(10 * inboxInterval)
  expect(asked).not.toHaveBeenCalled()
  page.show()
  await pass(0)
  expect(asked).toHaveBeenCalledTimes(1)
  for (let times = 0; times < 20; times += 1) {
    page.isVisible = false
    await pass(1_000)
    page.show()
    await pass(1_000)
  }
  expect(asked).toHaveBeenCalledTimes(1)
  page.isVisible = false
  await pass(inboxInterval)
  expect(asked).toHaveBeenCalledTimes(1)
  page.show()
  page.show()
  await pass(0)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('where a backend knows none, nobody asks again', async () => {
  const { asked, page } = watching(async () => null)
  await pass(10 * inboxInterval)
  page.show()
  await pass(10 * inboxInterval)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('a call that failed is made again a minute later', async () => {
  const { asked } = watching(async () => Promise.reject(refusal(500)))
  await pass(inboxInterval)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('what takes longer than a minute is not asked twice at the same time', async () => {
  const answers: (() => void)[] = []
  const { asked, page, end } = watching(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve(1))
      }),
  )
  await pass(3 * inboxInterval)
  page.show()
  await pass(0)
  expect(asked).toHaveBeenCalledTimes(1)
  end()
  answers[0]?.()
  await pass(3 * inboxInterval)
  expect(asked).toHaveBeenCalledTimes(1)
})
