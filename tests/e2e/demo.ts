import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { view } from './view.ts'

interface Noise {
  /** Console warnings and errors, uncaught errors, failed requests and requests to another origin. */
  readonly lines: string[]
  expectNone(): void
}

interface Options {
  readonly expectsNoise: boolean
  /**
   * Opens views in the page of the test before, which takes a tenth of a page load; for tests that leave the page's scripts as they are.
   * `onClock` uses a page whose clock only tests move. `loaded` loads each view anew in one window, which takes half as long as a window of
   * its own.
   */
  readonly reusesPage: boolean | 'onClock' | 'loaded'
}

/** The pages that the tests of a worker share, by the options of their contexts. */
type Kept = Map<string, Page>

/** Limits the memory of a worker: each kept page takes some. */
const maxKept = 3

/** A test that fails if the page logged anything, unless it sets `expectsNoise`. */
export const test = base.extend<Options & { noise: Noise }, { kept: Kept }>({
  expectsNoise: [false, { option: true }],
  reusesPage: [false, { option: true }],
  kept: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  context: async ({ reusesPage, kept, browser, baseURL, hasTouch, isMobile, timezoneId, javaScriptEnabled }, provide, info) => {
    if (reusesPage === false) {
      const context = await browser.newContext()
      await provide(context)
      return context.close()
    }
    const kind = JSON.stringify([reusesPage, baseURL, hasTouch, isMobile, timezoneId, javaScriptEnabled])
    const page = kept.get(kind) ?? (await newPage(await browser.newContext()))
    if (reusesPage !== 'loaded') reused.add(page)
    // A map keeps the order of insertion, so the page that was used last stands last.
    kept.delete(kind)
    for (const [oldest, other] of [...kept].slice(0, Math.max(0, kept.size + 1 - maxKept))) {
      await other.context().close()
      kept.delete(oldest)
    }
    await provide(page.context())
    if (info.status === info.expectedStatus && (await isAtRest(page, baseURL))) kept.set(kind, page)
    else await page.context().close()
  },
  page: async ({ reusesPage, context, viewport }, provide) => {
    if (reusesPage === false) return provide(await newPage(context))
    const page = context.pages()[0]!
    await leaveAsFound(page, viewport)
    await provide(page)
  },
  noise: [
    async ({ page, expectsNoise, baseURL }, use) => {
      const noise: Noise = { lines: [], expectNone: () => expect(noise.lines).toEqual([]) }
      listen(page, noise.lines, new URL(baseURL ?? 'http://localhost').hostname)
      await use(noise)
      if (!expectsNoise) noise.expectNone()
    },
    { auto: true },
  ],
})

const reused = new WeakSet<Page>()

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await reportResizeErrors(page)
  // A shared page loads more files than the browser's default buffer of resource timings holds.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  return page
}

/** Reports resize loops on the console: browsers report them to the window alone. */
const reportResizeErrors = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line no-console -- the page's console is what the tests listen to
    addEventListener('error', ({ message }) => message.includes('ResizeObserver') && console.error(message))
  })

/** An address that the demo does not understand: its page makes no calls and has no motion, and every view differs from it. */
const rest = '/?persona=nobody'

/** Brings a page to rest between two tests, so that it costs the running one nothing. Returns false if it cannot. */
const isAtRest = async (page: Page, baseURL = '') => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  if (page.url() === 'about:blank') return true
  if (reused.has(page)) return page.url().startsWith(`${baseURL}/`) && isDone(goInPlace(page, rest))
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  await devtools.detach()
  return true
}

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** Removes what the test before has left: listeners, stored data, and changes to the window. */
const leaveAsFound = async (page: Page, viewport: { width: number; height: number } | null) => {
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response', 'domcontentloaded', 'load'])
    page.removeAllListeners(event)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  if (page.url() === 'about:blank') return
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    scrollTo(0, 0)
    // A panel of the preview's bar stays open between views.
    for (const open of document.querySelectorAll<HTMLElement>(
      'section[aria-label="미리보기"] :is([aria-pressed="true"], [aria-expanded="true"])',
    ))
      open.click()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !Reflect.has(sheet, 'isOfTest'))
    // Databases are emptied and not deleted: the page has them open, and a deletion would wait for it.
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const stores = [...database.objectStoreNames]
          if (stores.length === 0) return resolve(database.close())
          const emptying = database.transaction(stores, 'readwrite')
          for (const store of stores) emptying.objectStore(store).clear()
          emptying.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      })
  })
}

const listen = (page: Page, lines: string[], host: string) => {
  page.on('console', (message) => {
    // Playwright itself logs this when it blocks the worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The browser aborts requests when a test goes on, or when a video has enough data.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lines.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== host && !url.hostname.endsWith('.localhost'))
      lines.push(`outside: ${request.url()}`)
  })
}

/** Opens an address of the demo: in place if the page is a reused one, else by loading it. */
export const openView = async (page: Page, href: string) => {
  if (!reused.has(page) || page.url() === 'about:blank') await page.goto(href)
  else await goInPlace(page, href)
}

/** Opens a view and waits until its sections are there. */
export const openHome = async (page: Page, parameters: Record<string, string> = {}) => {
  await openView(page, view(parameters))
  await settled(page)
}

/** Opens the home page with one item in each list, in three quarters of a page load; for tests of what stands above or before the lists. */
export const openShortHome = (page: Page, parameters: Record<string, string> = {}) => openHome(page, { content: 'one', ...parameters })

/** Opens a view on a clock that stands still, and that only the test moves. */
export const openOnClock = async (page: Page, parameters: Record<string, string> = {}) => {
  if (page.url() === 'about:blank') await page.clock.install({ time: new Date('2026-11-20T01:00:00Z') })
  else await page.clock.resume()
  await openView(page, view(parameters))
  await settled(page)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000)
}

/** Waits until the rail of a section's carousel has stopped: smooth scrolling takes real time, whatever the page's clock says. */
export const railAtRest = async (page: Page, id: string) => {
  const track = section(page, id).locator('[class*="track"]')
  await unchanged(() => track.evaluate(({ scrollLeft }) => scrollLeft))
}

/** Waits until two reads in a row are equal. */
export const unchanged = async <T>(read: () => Promise<T>, options: { readonly intervals?: number[] } = {}) => {
  let last: T | undefined
  await expect
    .poll(async () => {
      const before = last
      last = await read()
      return last === before
    }, options)
    .toBe(true)
}

/** Waits until the page has drawn its next frame. */
export const nextFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Waits until the home page's dialogs are loaded, and 500 ms more, so that a dialog that is to open has opened. */
export const dialogsHadTheirChance = async (page: Page) => {
  await settled(page)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/HomeDialogs-')))
  await page.waitForTimeout(500)
}

/** Waits until all lists are there. It polls more often than `expect`, because nearly every test waits here. */
export const settled = async (page: Page) => {
  await page.locator('main[aria-busy="false"]').waitFor()
}

/** Goes to another address in place, as the preview bar does: each view is a page session of its own for a tenth of a page load. */
export const goInPlace = async (page: Page, href: string) => {
  // The script of the preview bar listens for the event below.
  await page.locator('section[aria-label="미리보기"]').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)
}

/** Shows a view that differs from the one before it, and waits until its sections are there. A short home stays one. */
export const switchTo = async (page: Page, parameters: Record<string, string> = {}) => {
  const isShort = new URL(page.url()).searchParams.get('content') === 'one'
  await goInPlace(page, view({ ...(isShort && { content: 'one' }), ...parameters }))
  await settled(page)
}

/** Switches the system's theme while the page is open, and waits until the colours have changed. */
export const wear = async (page: Page, theme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

export const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`)

export const sectionsOf = (page: Page) =>
  page.locator('[data-section]').evaluateAll((elements) => elements.map((element) => element.getAttribute('data-section')))

export { expect, view }
