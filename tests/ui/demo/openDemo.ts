import { IDBFactory } from 'fake-indexeddb'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { pageCalls } from '../../../mock-server/callLog.ts'
import { browserStore } from '../../../mock-server/progressStore.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { at } from '../../mock-server/demo.ts'
import { type AppPage, createAppPage } from '../../../src/appPage.tsx'
import { type EnvironmentResult, readEnvironment } from '../../../src/environment.ts'
import { startDemoPreview } from '../../../src/preview/demoPreview.tsx'

// Lazy modules are imported here, so that no test waits for a first import.
import '../../../mock-server/startMockServer.ts'
import '../../../src/domain/channel/brandTint.ts'
import '../../../src/ui/chat/DemoChat.tsx'
import '../../../src/ui/chat/InquiryButton.tsx'
import '../../../src/ui/home/GuestSteps.tsx'
import '../../../src/ui/home/HomeDialogs.tsx'
import '../../../src/ui/home/sections/ChannelSections.tsx'
import '../../../src/ui/home/sections/EnrolledCourses.tsx'
import '../../../src/ui/home/sections/Ranking.tsx'
import '../../../src/ui/home/sections/StudyRows.tsx'
import '../../../src/ui/home/sections/Teaching.tsx'
import '../../../src/ui/preview/matrix/VisibilityMatrixPage.tsx'
import '../../../src/ui/preview/playground/Playground.tsx'
import '../../../src/ui/preview/side-by-side/SideBySidePage.tsx'

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const NodeRequest = globalThis.Request

/** A request without signal, as Node's accepts no signals of jsdom: a cancelled call is answered, and nobody reads the answer. */
class PageRequest extends NodeRequest {
  constructor(input: ConstructorParameters<typeof NodeRequest>[0], { signal: _, ...init }: RequestInit = {}) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

const database = new IDBFactory()

let page: AppPage | null = null

/**
 * For files whose tests open the whole demo: the app as the page starts it, over its backend, in jsdom. Nothing of a
 * demo stays for other files.
 */
export function opensDemos() {
  const listening: Parameters<Window['removeEventListener']>[] = []
  beforeAll(() => {
    const { addEventListener } = window
    window.addEventListener = (...given: Parameters<Window['addEventListener']>) => {
      listening.push(given)
      addEventListener.apply(window, given)
    }
    return () => void (window.addEventListener = addEventListener)
  })
  afterEach(() => {
    leaveDemo()
    for (const given of listening.splice(0)) window.removeEventListener(...given)
  })
}

/** Closes the open page like a window: stored data stays for the next one. */
export function leaveDemo() {
  page?.setObserver(null)
  page?.show(null)
  page = null
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-motion-preference')
}

/**
 * Returns the address of a demo view whose backend answers at once and whose clock stands still. No quest opens by itself unless the view
 * sets `quests`. What the address asks for itself stays.
 */
export const demoView = (parameters: Readonly<Record<string, string>> = {}, address = '/') => {
  const [path, search] = address.split('?')
  const own = Object.fromEntries(new URLSearchParams(search))
  return `${path}?${new URLSearchParams({ at, latency: '0', device: 'desktop', content: 'one', quests: 'uncleared', ...parameters, ...own })}`
}

/** Returns the cleared store of the next page, so that a test can prepare its data. */
export async function emptyDemoStore() {
  vi.stubGlobal('indexedDB', database)
  const store = browserStore(recordingLog())
  await store.clear()
  return store
}

type Fetch = (request: Request) => Promise<Response>

/** Opens an address in a new window; `wrap` can intercept the calls to its backend. */
export function openAddress(address: string, { hasBar = true, wrap = (fetch: Fetch): Fetch => fetch } = {}) {
  vi.stubEnv('MODE', 'demo')
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('indexedDB', database)
  window.scrollTo = vi.fn()
  leaveDemo()
  history.replaceState(null, '', address)
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  page = createAppPage(place)
  if (!location.pathname.startsWith('/preview/')) page.show(wrapped(wrap))
  if (hasBar) startDemoPreview(page)
}

function wrapped(wrap: (fetch: Fetch) => Fetch): EnvironmentResult {
  const started = readEnvironment()
  return started.ok ? { ...started, environment: { ...started.environment, fetch: wrap(started.environment.fetch) } } : started
}

/** Opens a view of the home page, and waits until its lists are loaded. */
export async function openDemo(parameters: Readonly<Record<string, string>> = {}, options = {}) {
  openAddress(demoView(parameters), options)
  await settled()
}

/** Changes the view in the same window, as the preview's bar does. */
export async function switchTo(parameters: Readonly<Record<string, string>>) {
  history.pushState(null, '', demoView(parameters))
  page?.show(readEnvironment())
  await settled()
}

/** Waits until every list is loaded and rendered, so that nothing changes any more. */
export async function settled() {
  let last = ''
  await waitFor(
    () => {
      expect(document.querySelector('main[aria-busy="false"]')).toBeInTheDocument()
      expect(document.querySelector('#root svg[data-radius]')).toBeNull()
      expect(pageCalls.get().filter(({ outcome }) => outcome === 'waiting')).toEqual([])
      const before = last
      last = sections().join()
      expect(before).toBe(last)
    },
    { interval: 20 },
  )
}

export const section = (id: string) => document.querySelector<HTMLElement>(`#root [data-section="${id}"]`)

export const sections = () => [...document.querySelectorAll('#root [data-section]')].map((element) => element.getAttribute('data-section'))

export function bar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('section[aria-label="미리보기"]')
  if (found === null) throw new Error('no bar')
  return found
}
