import type { Browser, CDPSession, Page } from '@playwright/test'
import { homeOf } from './openPages.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'
import { heapOf } from './weight.ts'

/** Measures the memory and listeners that long use of a page leaves behind. */
export const endurance = ({ browser, urls }: Bench): Subject => ({
  name: 'endurance',
  async rows() {
    const { heap, listeners } = await hour(browser, urls.learner)
    return [
      { measure: 'heap that an hour leaves behind, learner', value: heap, unit: 'MB', most: 2 },
      // A rail may hold a card more or less, each with a few listeners.
      { measure: 'listeners that an hour leaves behind, learner', value: listeners, unit: '', most: 60 },
      {
        measure: 'heap that 100 changes of role leave behind, demo',
        value: await changeRoles(browser, homeOf(urls, 'demo')),
        unit: 'MB',
        most: 5,
      },
    ]
  },
})

const minute = 60_000

/** Measures an hour of everything that moves by itself, from minute 5 to minute 65. */
const hour = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true, prepare: async (_cdp, page) => await page.clock.install() }, async (page, cdp) => {
    // Rails move only while they are on screen, so the window is tall enough for all of them.
    await page.setViewportSize({ width: 1280, height: 6000 })
    // Painting would take most of the hour's time, so nothing is painted.
    await page.evaluate(() => (document.body.style.visibility = 'hidden'))
    await page.clock.runFor(5 * minute)
    await cdp.send('Performance.enable')
    const early = await leftIn(cdp)
    for (let minutes = 0; minutes < 60; minutes += 10) await page.clock.runFor(10 * minute)
    const late = await leftIn(cdp)
    return { heap: late.heap - early.heap, listeners: late.listeners - early.listeners }
  })

const leftIn = async (cdp: CDPSession) => {
  const heap = await heapOf(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  return { heap, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN }
}

const roles = ['guest', 'learner', 'teacher', 'enterprise', 'newcomer', 'premium']

/** Changes roles by the preview's own control; the first ten changes fill the caches. */
const changeRoles = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page, cdp) => {
    await changeRole(page, 10)
    const early = await heapOf(cdp)
    await changeRole(page, 100)
    return (await heapOf(cdp)) - early
  })

async function changeRole(page: Page, times: number): Promise<void> {
  for (let turn = 1; turn <= times; turn++) {
    await page.getByRole('combobox', { name: '역할' }).selectOption(roles[turn % roles.length] ?? null)
    await page.locator('main[aria-busy="false"]').waitFor()
  }
  await page.getByRole('combobox', { name: '역할' }).selectOption('guest')
  await page.waitForTimeout(2000)
}
