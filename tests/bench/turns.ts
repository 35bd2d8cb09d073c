import type { Browser, Page } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { homeOf } from './openPages.ts'
import { median } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'

/** Sections that move by themselves, and after how many ms. */
const rails = [
  { id: 'top-banner', interval: 5_000 },
  { id: 'courses', interval: 7_000 },
] as const

/** Measures whether banners turn on time by a real clock, beside a plain timer in the page that shows how late this machine is. */
export const turns = ({ browser, urls }: Bench): Subject => ({
  name: 'turns',
  async rows() {
    const measured = await turnsOf(browser, homeOf(urls, 'guest'))
    return measured.map(
      ({ id, turn, timer }): Row => ({
        measure: `a turn of ${id}`,
        value: turn,
        unit: 'ms',
        floor: { name: 'timer', value: timer },
        most: 1.02,
      }),
    )
  },
})

const turnCount = 5

const turnsOf = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page) => {
    // Carousels move only while they are on screen, so the window is tall enough for all of them.
    await page.setViewportSize({ width: 1440, height: 3000 })
    await page.mouse.move(2, 2)
    for (const rail of rails) await page.evaluate(record, rail)
    await page.waitForTimeout(turnCount * Math.max(...rails.map(({ interval }) => interval)))
    const medianGap = async (name: string) => median(gapsOf(await movesOf(page, name)))
    const measured = []
    for (const { id, interval } of rails) measured.push({ id, turn: await medianGap(id), timer: await medianGap(String(interval)) })
    return measured
  })

/** Runs in the page: records when the first visible slide changes, and when a timer of the same interval fires. */
const record = ({ id, interval }: (typeof rails)[number]) => {
  const root = document.querySelector(`[data-section="${id}"]`)
  const place = () => root?.querySelector('[aria-roledescription="슬라이드"]:not([inert])')?.getAttribute('aria-label')
  const [moves, timer]: readonly [number[], number[]] = [[], []]
  let last = place()
  new MutationObserver(() => {
    const now = place()
    if (now === last) return
    last = now
    moves.push(performance.now())
  }).observe(root ?? document, { subtree: true, attributeFilter: ['inert'], childList: true })
  setInterval(() => timer.push(performance.now()), interval)
  Object.assign(window, { [`moves-${id}`]: moves, [`moves-${interval}`]: timer })
}

const movesOf = (page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, number[]>)[key] ?? [], `moves-${name}`)

const gapsOf = (moves: readonly number[]) => moves.slice(1).map((moment, index) => moment - (moves[index] ?? 0))
