// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { browserConnection } from '../../../src/adapters/browser/browserConnection.ts'

afterEach(() => void vi.restoreAllMocks())

it('the device says whether it has a network, and when that changes [F-116]', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const connection = browserConnection(true)
  const heard = vi.fn(() => connection.isOnline())
  const stop = connection.subscribe(heard)
  window.dispatchEvent(new Event('offline'))
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual([false, true])
})
