import type { Browser, CDPSession, Page } from '@playwright/test'
import { blockingTime } from './statistics.ts'
import { visit } from './visit.ts'

/** Slow 4G as Lighthouse applies it: every request waits, the line is thin. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }

const watch = `window.__paints = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
on('paint', (entry) => { if (entry.name === 'first-contentful-paint') __paints.fcp = entry.startTime })
on('largest-contentful-paint', (entry) => { __paints.lcp = entry.startTime })
on('layout-shift', (entry) => { if (!entry.hadRecentInput) __paints.cls += entry.value })
on('longtask', (entry) => { __paints.tasks.push({ start: entry.startTime, duration: entry.duration }) })`

interface Paints {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tasks: readonly { readonly start: number; readonly duration: number }[]
}

export const paintKeys = ['fcp', 'lcp', 'cls', 'tbt'] as const

/** A first visit on a slow phone with a slow line. */
export const measurePaints = (browser: Browser, url: string) =>
  visit(browser, { url, quiet: 1500, prepare: slowDown }, async (page) => {
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => (window as unknown as { __paints: Paints }).__paints)
    return { fcp, lcp, cls, tbt: blockingTime(tasks, fcp) }
  })

const slowDown = async (cdp: CDPSession, page: Page) => {
  await page.addInitScript(watch)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export const costKeys = ['script', 'heap', 'nodes', 'font'] as const

/** A first visit that nothing slows down: what it costs in script time, memory, nodes and fonts. */
export async function measureCosts(browser: Browser, url: string) {
  const sent: Promise<number>[] = []
  const prepare = async (cdp: CDPSession, page: Page) => {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
  }
  return await visit(browser, { url, prepare }, async (page, cdp) => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    await cdp.send('HeapProfiler.enable')
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const font = (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0)
    return { script: script * 1000, heap: usedSize / 1e6, nodes, font: font / 1000 }
  })
}
