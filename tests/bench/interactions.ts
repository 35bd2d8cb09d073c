import type { Browser, Page, Request } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { demoBackend } from './demoBackend.ts'
import { servePages } from './servePages.ts'
import { median, percentile, roundsOf } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'

/** The actions of a learner on a phone four times slower, in order; each begins where the one before has ended. */
const actions: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['claim a reward', (page) => page.getByRole('dialog').getByRole('button', { name: '보상 받기' }).first().click()],
  ['open the quests', (page) => page.getByRole('button', { name: '퀘스트 보기' }).click()],
  ['close them', (page) => page.getByRole('dialog').getByRole('button', { name: '닫기' }).first().click()],
  ['open the account menu', (page) => page.getByRole('button', { name: '하늘님의 메뉴' }).click()],
  [
    'next card of a carousel',
    (page) => page.locator('[data-section="courses"]').getByRole('button', { name: '다음', exact: true }).click(),
  ],
  ['open the catalogue', (page) => page.getByRole('banner').getByRole('link', { name: '강의', exact: true }).click()],
  ['turn its page', (page) => page.getByRole('link', { name: '2쪽', exact: true }).click()],
  ['choose a filter', (page) => page.locator('main input[type="radio"]').nth(1).check({ force: true })],
  ['type in its search', (page) => page.locator('main input[type="search"]').pressSequentially('파이썬', { delay: 100 })],
  ['open a course', (page) => page.locator('main a[href^="/course/"]').first().click()],
]

const watch = `window.__interactions = new Map()
new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
  if (interactionId) __interactions.set(interactionId, Math.max(duration, __interactions.get(interactionId) ?? 0))
})).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Measures how long actions take to answer, and how long the next page takes. */
export function interactions({ browser, urls }: Bench): Subject {
  const durations = new Map<string, number[]>(actions.map(([name]) => [name, []]))
  const navigations: number[] = []
  const rounds: number[] = []
  return {
    name: 'interactions',
    async measure() {
      // A reward can be claimed only once, so each round has a backend of its own.
      const site = await servePages(['dist', 'dist-demo'], demoBackend('persona=learner&quests=subs'))
      for (const [name, duration] of await actInTurn(browser, site.url)) durations.get(name)?.push(duration)
      site.close()
      navigations.push(await openCourse(browser, urls.learner))
      rounds.push(await chunkRounds(browser, urls.learner))
    },
    async rows() {
      const each = [...durations].map(([name, values]): readonly [string, number] => [name, median(values)])
      return [
        ...each.map(([name, value]): Row => ({ measure: `interaction: ${name}`, value, unit: 'ms', most: 200, isReportedOnly: true })),
        {
          measure: 'interactions, three of four',
          value: percentile(
            each.map(([, value]) => value),
            0.75,
          ),
          unit: 'ms',
          most: 120,
          isReportedOnly: true,
        },
        { measure: 'click on a course to its page, warm', value: median(navigations), unit: 'ms', most: 500, isReportedOnly: true },
        { measure: 'rounds in which the chunks of another page are fetched', value: Math.max(...rounds), unit: '', most: 1 },
      ]
    },
  }
}

/** Returns the slowest interaction of each action; one that is answered within a frame has no entry. */
const actInTurn = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true, prepare: async (_cdp, page) => await page.addInitScript(watch) }, async (page, cdp) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const found: [string, number][] = []
    for (const [name, act] of actions) {
      await page.evaluate(() => (window as unknown as Watched).__interactions.clear())
      await act(page)
      await page.waitForTimeout(1200)
      found.push([name, await page.evaluate(() => Math.max(16, ...(window as unknown as Watched).__interactions.values()))])
    }
    return found
  })

interface Watched {
  readonly __interactions: Map<number, number>
}

const firstCourse = '[data-section="courses"] a[href*="/course/"]'

/** Measures from the click on a card to the heading of its course, with everything fetched before. */
const openCourse = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page, cdp) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const open = () => page.evaluate(timeToHeading, firstCourse)
    await open()
    await page.goBack()
    await page.locator(firstCourse).first().waitFor()
    await page.waitForTimeout(1000)
    return await open()
  })

/** Runs in the page: clicks a link and measures the time until the heading changes. */
const timeToHeading = async (link: string) => {
  const title = () => document.querySelector('main h1')?.textContent
  const before = title()
  const began = performance.now()
  document.querySelector<HTMLElement>(link)?.click()
  while (title() === before || !title()) {
    if (performance.now() - began > 20_000) return Number.NaN
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - began
}

/** Counts the rounds of requests of a page's first visit, on a line on which every request waits. */
const chunkRounds = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page, cdp) => {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 })
    const chunks: Request[] = []
    page.on('requestfinished', (request) => request.url().endsWith('.js') && chunks.push(request))
    await page.getByRole('link', { name: /랭킹/ }).first().click()
    await page.waitForURL(/\/ranking/)
    await page.waitForTimeout(2500)
    return roundsOf(
      chunks.map((chunk) => {
        const { startTime, responseEnd } = chunk.timing()
        return { start: startTime, end: startTime + responseEnd }
      }),
    )
  })
