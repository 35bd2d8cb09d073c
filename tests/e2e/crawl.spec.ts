import type { Page } from '@playwright/test'
import { paths } from '../../src/domain/paths.ts'
import { expect, settled, switchTo, test, view } from './demo.ts'

/** What a page says that has nothing to show at an address. */
const lost = /길을 잃|찾을 수 없|찾지 못/

const visitors = ['guest', 'learner', 'teacher'] as const

/** Who goes on beyond the home page of a site. Channels differ by what their home leads to, and by what teachers have there. */
const explorers: Readonly<Record<string, readonly string[]>> = { main: visitors, haeon: ['teacher'], garam: [], yeoul: [] }

test.use({ reusesPage: true })

for (const [channel, beyondHome] of Object.entries(explorers)) {
  test(`every link leads to a page on which one can go on: ${channel} [S-181] [A-88]`, async ({ page }) => {
    // What is looked at are words and links.
    await page.route(/\.(?:svg|png|webp|jpe?g)(?:\?|$)/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.goto(view({ persona: visitors[0], channel, motion: 'reduce' }))
    await settled(page)
    const seen = new Set<string>()
    for (const persona of visitors) {
      const isDeep = beyondHome.includes(persona)
      // What one visitor has seen on the home page looks alike to the next.
      if (isDeep) seen.clear()
      if (persona !== visitors[0]) await switchTo(page, { persona, channel, motion: 'reduce' })
      expect(await crawl(page, seen, isDeep), persona).toEqual([])
    }
  })
}

/** Visits one page of each kind that the pages before link to, and tells what is wrong with them. */
async function crawl(page: Page, seen: Set<string>, isDeep: boolean): Promise<readonly string[]> {
  const problems: string[] = []
  seen.add(kindOf('/'))
  const queue = await linksOf(page, seen)
  while (queue.length > 0) {
    const { href, from } = queue.shift() ?? { href: '/', from: '' }
    await open(page, href)
    const problem = await problemOf(page)
    if (problem !== null) problems.push(`${href} (${from}): ${problem}`)
    if (isDeep) queue.push(...(await linksOf(page, seen)))
  }
  expect(seen.size).toBeGreaterThan(15)
  return problems
}

/** Which page of the platform an address is; an unknown address is itself. */
function kindOf(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return Object.values(paths).find((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)) ?? path
}

interface Link {
  readonly href: string
  /** The page that has it. */
  readonly from: string
}

/** The first link to each kind of page that was not seen yet. A link to another host of the demo is followed on this one. */
async function linksOf(page: Page, seen: Set<string>): Promise<Link[]> {
  const written = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const from = new URL(page.url()).pathname
  return written.flatMap((href) => {
    if (!/^(?:\/|http)/.test(href)) return []
    const { pathname, search } = new URL(href, page.url())
    const kind = kindOf(pathname)
    if (seen.has(kind)) return []
    seen.add(kind)
    return [{ href: pathname + search, from }]
  })
}

/** Goes there as a link would, and waits until the page has its words. */
async function open(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const main = document.querySelector<HTMLElement>('main')
    if (main) main.dataset['crawled'] = main.querySelector('h1')?.textContent ?? ''
    const address = new URL(to, location.href)
    for (const [name, value] of new URLSearchParams(location.search))
      if (['persona', 'channel', 'at', 'latency', 'quests', 'motion'].includes(name)) address.searchParams.set(name, value)
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)
  await page.waitForFunction(() => {
    const main = document.querySelector<HTMLElement>('main')
    const title = main?.querySelector('h1')?.textContent ?? ''
    return title !== '' && title !== main?.dataset['crawled'] && !document.querySelector('main[aria-busy="true"], main [aria-busy="true"]')
  })
}

async function problemOf(page: Page): Promise<string | null> {
  const main = page.getByRole('main')
  const text = await main.innerText()
  const title = await page.getByRole('heading', { level: 1 }).first().innerText()
  if (lost.test(title)) return 'not found'
  if (/불러오지 못했어요/.test(text)) return 'cannot be read'
  // What is loaded by itself may come after the title.
  const way = main.locator('a[href], button:not([aria-disabled="true"])').first()
  return way.waitFor({ state: 'attached', timeout: 5000 }).then(
    () => null,
    () => 'a dead end',
  )
}
