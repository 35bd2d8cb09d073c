import { IDBFactory } from 'fake-indexeddb'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { pageCalls } from '../../../mock-server/callLog.ts'
import { browserStore } from '../../../mock-server/progressStore.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { at } from '../../mock-server/demo.ts'
import { type AppPage, createAppPage } from '../../../src/appPage.tsx'
import { readEnvironment } from '../../../src/environment.ts'
import { startDemoPreview } from '../../../src/preview/demoPreview.tsx'

// What a page loads when it needs it is here before: no test waits for a first import.
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

/** Node's requests know no page and heed no signals of jsdom: what is called off is answered, and nobody hears it. */
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

/** Ends what is open, as a window that is closed: what is stored stays for the next one. */
export function leaveDemo() {
  page?.setObserver(null)
  page?.show(null)
  page = null
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-motion-preference')
}

/** The address of a demo view that answers at once and stands still in time. Unless it asks for quests, none of them opens by itself. */
export const demoView = (parameters: Readonly<Record<string, string>> = {}, path = '/') =>
  `${path}?${new URLSearchParams({ at, latency: '0', device: 'desktop', content: 'one', quests: 'uncleared', ...parameters })}`

/** The empty store of the pages that are opened next, for what they find done. */
export async function emptyDemoStore() {
  vi.stubGlobal('indexedDB', database)
  const store = browserStore(recordingLog())
  await store.clear()
  return store
}

/** An address in a window of its own. */
export function openAddress(address: string, { hasBar = true } = {}) {
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
  if (!location.pathname.startsWith('/preview/')) page.show(readEnvironment())
  if (hasBar) startDemoPreview(page)
}

/** A view of the home page, once its lists are there. */
export async function openDemo(parameters: Readonly<Record<string, string>> = {}, options = {}) {
  openAddress(demoView(parameters), options)
  await settled()
}

/** Another view in the same window, as the bar goes there. */
export async function switchTo(parameters: Readonly<Record<string, string>>) {
  history.pushState(null, '', demoView(parameters))
  page?.show(readEnvironment())
  await settled()
}

/** Every list has come and is drawn, however long that took: what is seen now stays. */
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
