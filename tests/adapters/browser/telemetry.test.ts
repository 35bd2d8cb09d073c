import { beforeEach, expect, test, vi } from 'vitest'
import { reportBatchSchema } from '../../../mock-server/reportPrinter.ts'
import { consoleLog, memoryStore, onLogEvent } from '../../../src/adapters/browser/device.ts'
import { startTelemetry } from '../../../src/adapters/browser/telemetry.ts'

// @vitest-environment jsdom

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  onLogEvent(() => {})
})

const fault = { kind: 'call-failed', call: 'quests', problem: 'GET users/quests: status 500' } as const

/** A page with telemetry whose device takes beacons while `isOnline`. */
const startPage = (store = memoryStore()) => {
  const bodies: Blob[] = []
  const device = { isOnline: true }
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/learn/problem/7003' },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: {
      userAgent: 'Mozilla/5.0 Chrome/140.0 Safari/537.36',
      get onLine() {
        return device.isOnline
      },
      sendBeacon: (url: string, body: Blob) => {
        expect(url).toBe('/reports')
        bodies.push(body)
        return true
      },
    },
  })
  let addVital = (_name: string, _value: number, _rating: string) => {}
  startTelemetry(page as unknown as Window, {
    url: '/reports',
    version: '1.2.3',
    store,
    pathname: () => page.location.pathname,
    observeVitals: (add) => (addVital = add),
  })
  const hide = () => {
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
  }
  const batches = () => Promise.all(bodies.map(async (body) => reportBatchSchema.parse(JSON.parse(await body.text()))))
  return { page, device, hide, batches, addVital: (...vital: Parameters<typeof addVital>) => addVital(...vital), store }
}

test('what fails and the vitals are sent once, when the page is hidden, in the documented form', async () => {
  const { page, hide, batches, addVital } = startPage()
  consoleLog.warn(fault)
  consoleLog.warn(fault)
  page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('하늘') }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('하늘') }))
  addVital('LCP', 1234.5, 'good')
  expect(await batches()).toEqual([])
  hide()
  page.dispatchEvent(new Event('pagehide'))
  const sent = await batches()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ version: '1.2.3', browser: 'Chrome 140', page: '/learn/problem/:problemId', droppedCount: 0 })
  expect(sent[0]?.reportList.map(({ kind, count }) => [kind, count])).toEqual([
    ['call-failed', 2],
    ['uncaught-error', 1],
    ['unhandled-rejection', 1],
    ['vital', 1],
  ])
  expect(JSON.stringify(sent)).not.toContain('하늘')
})

test('what was logged before telemetry had loaded is sent, too', async () => {
  vi.resetModules()
  const device = await import('../../../src/adapters/browser/device.ts')
  for (let at = 0; at < 60; at += 1) device.consoleLog.warn({ ...fault, call: `call ${'a'.repeat(at)}` })
  const heard: unknown[] = []
  device.onLogEvent((event) => heard.push(event))
  expect(heard).toHaveLength(50)
  device.consoleLog.warn(fault)
  expect(heard.at(-1)).toEqual(fault)
})

test('without a network a batch waits on the device, and goes out with the next page', async () => {
  const offline = startPage()
  offline.device.isOnline = false
  consoleLog.warn(fault)
  offline.hide()
  expect(await offline.batches()).toEqual([])
  const next = startPage(offline.store)
  next.hide()
  expect(await next.batches()).toMatchObject([{ reportList: [{ kind: 'call-failed', problem: 'status 500' }] }])
  const after = startPage(offline.store)
  after.hide()
  expect(await after.batches()).toEqual([])
})

test('ten batches wait at most, and a store that holds something else costs nothing', async () => {
  const store = memoryStore()
  store.set('unsent-reports', '{"not": "a list"')
  for (let at = 0; at < 12; at += 1) {
    const { device, hide } = startPage(store)
    device.isOnline = false
    consoleLog.warn({ ...fault, call: `call ${'a'.repeat(at)}` })
    hide()
  }
  expect(JSON.parse(store.get('unsent-reports') ?? '')).toHaveLength(10)
})
