import type { CDPSession, Page } from '@playwright/test'
import { expect, openOnClock, railAtRest, section, test } from './demo.ts'

const minute = 60_000

const rails = ['top-banner', 'live-classes', 'classes', 'courses', 'channels']

/** What a page holds once every rail stands and has the cards of its place, and everything that may go has gone. */
const weigh = async (page: Page, devtools: CDPSession) => {
  for (const id of rails) await railAtRest(page, id)
  await page.clock.runFor(100)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: await page.locator('*').count() }
}

test('twenty minutes of all that moves by itself leave the page as light as it was, with a thousand items in every list [F-103] [F-040]', {
  tag: '@all',
}, async ({ page }) => {
  // The bench lets an hour pass.
  // So tall that everything is on screen: only then does it move.
  await page.setViewportSize({ width: 1440, height: 6000 })
  await openOnClock(page, { content: 'huge', persona: 'guest' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const place = () => section(page, 'courses').getByRole('group', { includeHidden: false }).first().getAttribute('aria-label')
  const untouched = await place()
  // The browser says in its own time what is on screen: from then on it moves by the clock.
  const moveOn = async () => {
    await page.clock.runFor(10_000)
    return place()
  }
  await expect.poll(moveOn).not.toBe(untouched)
  const first = await place()
  // Nobody looks: everything moves, and nothing is painted, which is most of what they cost.
  await page.evaluate(() => (document.body.style.visibility = 'hidden'))
  await page.clock.runFor(5 * minute)
  const early = await weigh(page, devtools)
  for (let minutes = 5; minutes < 20; minutes += 5) await page.clock.runFor(5 * minute)
  const late = await weigh(page, devtools)
  await page.evaluate(() => (document.body.style.visibility = ''))
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ early, late }) })
  // What was hidden is drawn with the next frames; no rail moves within them.
  const drawn = async () => {
    await page.clock.runFor(50)
    return place()
  }
  await expect.poll(drawn).not.toBe(first)
  expect(late.heap - early.heap).toBeLessThan(1_000_000)
  // A rail draws a card more or less, each with a few listeners; two thousand moves that leaked one each would show.
  expect(late.listeners - early.listeners).toBeLessThanOrEqual(60)
  expect(Math.abs(late.nodes - early.nodes)).toBeLessThanOrEqual(60)
  expect(late.nodes).toBeLessThan(3_000)
})
