import type { Browser, Page } from '@playwright/test'
import { lostFrames, median, medians } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
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

const keys = ['paint', 'lost', 'lostAtRest'] as const
type CarouselSteps = Readonly<Record<(typeof keys)[number], number>>

/** Measures whether long lists are as fast as short ones: a step of a carousel, and a page of the catalogue. */
export function lists({ browser, urls }: Bench): Subject {
  const carousels: Record<'dozen' | 'thousand', CarouselSteps[]> = { dozen: [], thousand: [] }
  const turns: Record<'usual' | 'huge', number[]> = { usual: [], huge: [] }
  return {
    name: 'lists',
    async measure() {
      carousels.dozen.push(await stepCarousel(browser, urls.learner))
      carousels.thousand.push(await stepCarousel(browser, urls.huge))
      turns.usual.push(await turnPage(browser, `${urls.demo}course?latency=0&content=full`))
      turns.huge.push(await turnPage(browser, `${urls.demo}course?latency=0&content=huge`))
    },
    async rows() {
      const [dozen, thousand] = [medians(keys, carousels.dozen), medians(keys, carousels.thousand)]
      const beyondRest = ({ lost, lostAtRest }: CarouselSteps) => Math.max(0, lost - lostAtRest)
      return [
        {
          measure: 'carousel step to its frame, 1,000 cards',
          value: thousand.paint,
          unit: 'ms',
          floor: { name: '12 cards', value: dozen.paint },
          most: 1.2,
        },
        {
          measure: 'frames lost in 10 steps beyond those lost at rest, 1,000 cards',
          value: beyondRest(thousand),
          unit: '',
          most: 0,
          isReportedOnly: true,
        },
        {
          measure: 'next page of a catalogue of 50,000 courses',
          value: median(turns.huge),
          unit: 'ms',
          floor: { name: 'usual one', value: median(turns.usual) },
          most: 2,
        },
      ]
    },
  }
}

/** Steps the first carousel on, like a person, on a processor four times slower: from the click to the frame that answers it. */
const stepCarousel = (browser: Browser, url: string) =>
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

/** Measures from the click on the next page to its first card, with the mock backend that answers in the page. */
const turnPage = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page, cdp) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await page.evaluate(timeToChange, ['main a[href*="/course/"]', 'nav a[href*="page=2"]'] as const)
  })

/** Runs in the page: clicks, then measures the time until the first of these links leads elsewhere. */
const timeToChange = async ([cards, button]: readonly [string, string]) => {
  const first = () => document.querySelector(cards)?.getAttribute('href')
  const before = first()
  const began = performance.now()
  document.querySelector<HTMLElement>(button)?.click()
  while (first() === before || first() === undefined) {
    if (performance.now() - began > 10_000) return Number.NaN
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - began
}
