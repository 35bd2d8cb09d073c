import type { Browser, Page } from '@playwright/test'
import { lostFrames, median } from './statistics.ts'
import { visit } from './visit.ts'

const steps = 10
const pauseBetween = 350

const watch = `window.__steps = { paints: [], frames: [] }
addEventListener('click', (click) => requestAnimationFrame(() => {
  const afterFrame = new MessageChannel()
  afterFrame.port1.onmessage = () => __steps.paints.push(performance.now() - click.timeStamp)
  afterFrame.port2.postMessage(0)
}), true)
const tick = (time) => { __steps.frames.push(time); requestAnimationFrame(tick) }
requestAnimationFrame(tick)`

interface Steps {
  readonly paints: readonly number[]
  readonly frames: readonly number[]
}

export const carouselKeys = ['paint', 'lost', 'lostAtRest'] as const

/** Steps the first carousel on, like a person, on a processor four times slower: from the click to the frame that answers it. */
export const measureCarousel = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true, prepare: async (_cdp, page) => await page.addInitScript(watch) }, async (page, cdp) => {
    const next = page.locator('[data-section="courses"]').getByRole('button', { name: '다음', exact: true })
    await next.scrollIntoViewIfNeeded()
    const box = await next.boundingBox()
    if (!box) throw new Error(`no carousel at ${url}`)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.waitForTimeout(500)
    const atRest = await framesDuring(page, async () => await page.waitForTimeout(steps * pauseBetween))
    const moving = await framesDuring(page, async () => {
      for (let step = 0; step < steps; step++) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await page.waitForTimeout(pauseBetween)
      }
    })
    return { paint: median(moving.paints), lost: lostFrames(moving.frames), lostAtRest: lostFrames(atRest.frames) }
  })

const framesDuring = async (page: Page, act: () => Promise<void>): Promise<Steps> => {
  await page.evaluate(() => Object.assign((window as unknown as { __steps: Steps }).__steps, { paints: [], frames: [] }))
  await act()
  return await page.evaluate(() => (window as unknown as { __steps: Steps }).__steps)
}
