import { afterEach, expect, test, vi } from 'vitest'
import { pageRest$ } from '../../../src/ui/kit/pageRest.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'

/** Fakes an observer whose entries the test provides. */
function observedPage() {
  const tellers: (() => void)[] = []
  class Observer {
    static readonly supportedEntryTypes = ['longtask', 'resource']
    constructor(tell: () => void) {
      tellers.push(tell)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return { somethingHappens: () => tellers.forEach((tell) => tell()) }
}

afterEach(() => void vi.useRealTimers())

test('a page rests when for two seconds nothing has come and no task was long', () => {
  vi.useFakeTimers()
  const { somethingHappens } = observedPage()
  const rests = vi.fn()
  pageRest$(createQueryClient()).subscribe(rests)
  vi.advanceTimersByTime(1_500)
  somethingHappens()
  vi.advanceTimersByTime(1_999)
  expect(rests).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rests).toHaveBeenCalledOnce()
  somethingHappens()
  vi.advanceTimersByTime(5_000)
  expect(rests).toHaveBeenCalledOnce()
})

test('no page rests while a call is on its way, however long it takes', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const rests = vi.fn()
  pageRest$(client).subscribe(rests)
  let answer = (_: string) => {}
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const query = client.fetchQuery({ queryKey: ['problem'], queryFn: () => answered })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rests).not.toHaveBeenCalled()
  answer('it')
  await query
  await vi.advanceTimersByTimeAsync(2_000)
  expect(rests).toHaveBeenCalledOnce()
})
