import type { Page } from '@playwright/test'
import { paths } from '../../src/domain/paths.ts'
import { expect, openView, switchTo, test, view } from './demo.ts'

/** Matches the title of a page whose address has nothing to show. */
const lost = /길을 잃|찾을 수 없|찾지 못/

/** Sites and visitors, whose home pages lead to different places. Each page is checked for the first of them that reaches it. */
const visits = [
  ['main', 'guest'],
  ['main', 'learner'],
  ['main', 'teacher'],
  ['haeon', 'guest'],
  ['haeon', 'learner'],
  ['haeon', 'teacher'],
  ['garam', 'learner'],
  ['yeoul', 'learner'],
] as const

test.use({ reusesPage: true })

test('every link leads to a page on which one can go on, on every site and for every visitor [S-181] [A-88]', { tag: '@all' }, async ({
  page,
}) => {
  // This test looks at words and links only, so pictures are replaced.
  await page.route(/\.(?:svg|png|webp|jpe?g)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await openView(page, view({ persona: 'guest', channel: 'main', motion: 'reduce' }))
  const seen = new Set<string>([kindOf('/')])
  for (const [channel, persona] of visits) {
    await switchTo(page, { persona, channel, motion: 'reduce' })
    const before = seen.size
    expect(await crawl(page, seen), `${persona} of ${channel}`).toEqual([])
    // Each of these home pages has lists of its own, so each must lead to a new page.
    if (channel === 'main') expect(seen.size, `${persona} of ${channel}`).toBeGreaterThan(before)
  }
  expect(seen.size).toBeGreaterThan(40)
})

/** Visits one page of each kind that can be reached from here, and returns what is wrong with them. */
async function crawl(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const problems: string[] = []
  const queue = await linksOf(page, seen)
  while (queue.length > 0) {
    const { href, from } = queue.shift() ?? { href: '/', from: '' }
    await open(page, href)
    const problem = await problemOf(page)
    if (problem !== null) problems.push(`${href} (${from}): ${problem}`)
    queue.push(...(await linksOf(page, seen)))
  }
  return problems
}

/** Returns the path pattern of an address, or the path itself if no pattern matches. */
function kindOf(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return Object.values(paths).find((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)) ?? path
}

interface Link {
  readonly href: string
  /** The page that contains the link. */
  readonly from: string
}

/** Returns the first link to each kind of page that was not seen yet. Links to other hosts of the demo are followed on this one. */
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

/** Follows a link in place, and waits until the page has its title. */
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
  // Content that is loaded on its own may come after the title.
  const way = main.locator('a[href], button:not([aria-disabled="true"])').first()
  return expect(way)
    .toBeAttached()
    .then(
      () => null,
      () => 'a dead end',
    )
}
