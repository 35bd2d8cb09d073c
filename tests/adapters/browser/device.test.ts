import { afterEach, expect, it, vi } from 'vitest'
import { browserConnection, consoleLog, hasFinePointer, systemClock } from '../../../src/adapters/browser/device.ts'

// @vitest-environment jsdom
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

it('the log speaks to those who ask for details only', () => {
  const spoken = (['debug', 'log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  )
  consoleLog.warn({ kind: 'call-failed', call: 'popups', problem: 'timeout' })
  expect(spoken.map((method) => method.mock.calls.length)).toEqual([1, 0, 0, 0, 0])
})

it('a device that has refused to store something is known to hold less than the page [F-070]', async () => {
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  vi.resetModules()
  const device = await import('../../../src/adapters/browser/device.ts')
  device.consoleLog.warn({ kind: 'call-failed', call: 'popups', problem: 'timeout' })
  expect(device.deviceStoresAll()).toBe(true)
  const full = {
    setItem: vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  } as unknown as Storage
  device.localStore(device.consoleLog, () => full).set('draft', 'print(1)')
  expect(device.deviceStoresAll()).toBe(false)
})

it('the clock tells the time and the time zone of the viewer [A-46]', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') })
  expect(systemClock.now()).toEqual(new Date('2026-11-20T01:00:00Z'))
  expect(systemClock.timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

it('the clock has a time zone that can be formatted for, though the system names none', async () => {
  vi.useRealTimers()
  vi.resetModules() // the zone is read once
  const { systemClock: freshClock } = await import('../../../src/adapters/browser/device.ts')
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' })
  const timeZone = freshClock.timeZone()
  expect(() => new Intl.DateTimeFormat('ko-KR', { timeZone })).not.toThrow()
})

it.each([true, false])('a device whose pointer is fine: %s [A-30]', (isFine) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' && isFine }))
  expect(hasFinePointer()).toBe(isFine)
})
