import type { Browser, CDPSession } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { homeOf } from './openPages.ts'
import { medians, rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'

const pages = ['guest', 'learner', 'demo', 'huge'] as const
type PageName = (typeof pages)[number]

const keys = ['heap', 'nodes'] as const
type Weight = Readonly<Record<(typeof keys)[number], number>>

/** Returns the size of the heap in megabytes after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6
}

const weigh = (browser: Browser, url: string): Promise<Weight> =>
  visit(browser, { url }, async (page, cdp) => ({
    heap: await heapOf(cdp),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  }))

/** Measures the memory and nodes of the home page once it has loaded. */
export function weight({ browser, urls }: Bench): Subject {
  const weights: Record<PageName, Weight[]> = { guest: [], learner: [], demo: [], huge: [] }
  return {
    name: 'weight',
    async measure(round) {
      for (const name of rotated(pages, round)) weights[name].push(await weigh(browser, homeOf(urls, name)))
    },
    async rows() {
      const of = (name: PageName) => medians(keys, weights[name])
      const heaps = (['guest', 'learner', 'demo'] as const).map(
        (name): Row => ({
          measure: `heap after load, ${name}`,
          value: of(name).heap,
          unit: 'MB',
          most: 6,
          // The demo has a backend in its page, so its heap does not compare.
          isReportedOnly: name === 'demo',
        }),
      )
      return [...heaps, { measure: 'DOM nodes, a thousand items in every list', value: of('huge').nodes, unit: '', most: 3000 }]
    },
  }
}
