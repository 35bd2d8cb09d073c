import type { Browser, CDPSession, Page, Request } from '@playwright/test'

/** An average phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'ko-KR' }
const desktop = { viewport: { width: 1280, height: 900 }, locale: 'ko-KR' }

interface Visit {
  readonly url: string
  readonly isDesktop?: boolean
  /** The time in ms without requests after which the page counts as idle. */
  readonly quiet?: number
  prepare?(cdp: CDPSession, page: Page): Promise<unknown>
}

/** Opens a page in a context of its own without cache, passes it on once it is idle, and closes it. */
export async function visit<T>(
  browser: Browser,
  { url, isDesktop = false, quiet = 1000, prepare }: Visit,
  look: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(isDesktop ? desktop : phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await prepare?.(cdp, page)
    const rest = untilQuiet(page, quiet)
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })
    await rest()
    return await look(page, cdp)
  } finally {
    await context.close()
  }
}

/** Waits until no request was made or open for a while. Pictures below the fold may still come, and block nothing. */
const untilQuiet = (page: Page, quiet: number) => {
  const onTheWay = new Set<Request>()
  let last = Date.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (['image', 'media'].includes(request.resourceType())) return
    change(request)
    last = Date.now()
  }
  const left = note((request) => onTheWay.delete(request))
  const asked = note((request) => onTheWay.add(request))
  page.on('request', asked)
  page.on('requestfinished', left)
  page.on('requestfailed', left)
  const isQuiet = () => onTheWay.size === 0 && Date.now() - last > quiet
  return async () => {
    for (const end = Date.now() + 20_000; Date.now() < end && !isQuiet(); ) await page.waitForTimeout(50)
  }
}
