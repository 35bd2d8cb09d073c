import type { Browser } from '@playwright/test'
import { carouselKeys, measureCarousel } from './measureCarousel.ts'
import type { Costs, Measured, Paints, Steps } from './Measured.ts'
import { costKeys, measureCosts, measurePaints, paintKeys } from './measureLoad.ts'
import { pageNames, type PageUrls } from './openPages.ts'
import { medians, rotated } from './statistics.ts'

type Lists<T> = Record<(typeof pageNames)[number], T[]>
const emptyLists = <T>(): Lists<T> => ({ static: [], react: [], mock: [], guest: [], learner: [], demo: [] })

interface Rounds {
  readonly mostRounds: number
  /** When the last one has to be over. */
  readonly until: number
  tell(text: string): void
}

/** All pages in turn, round by round, so that what the machine does meanwhile falls on all of them. */
export async function measureAll(browser: Browser, urls: PageUrls, { mostRounds, until, tell }: Rounds) {
  const [paints, costs] = [emptyLists<Paints>(), emptyLists<Costs>()]
  const steps = { dozen: [] as Steps[], thousand: [] as Steps[] }
  // The first visit fills the server's answers and is not counted.
  for (const name of pageNames) await measureCosts(browser, urls[name])
  const { nodes: hugeNodes } = await measureCosts(browser, urls.huge)
  let rounds = 0
  for (let begun = Date.now(), took = 0; rounds < mostRounds && begun + took < until; rounds++) {
    tell(`round ${rounds + 1}`)
    for (const name of rotated(pageNames, rounds)) {
      paints[name].push(await measurePaints(browser, urls[name]))
      costs[name].push(await measureCosts(browser, urls[name]))
    }
    steps.dozen.push(await measureCarousel(browser, urls.learner))
    steps.thousand.push(await measureCarousel(browser, urls.huge))
    took = Date.now() - begun
    begun += took
  }
  const measured: Measured = {
    paints: mapped(paints, (runs) => medians(paintKeys, runs)),
    costs: mapped(costs, (runs) => medians(costKeys, runs)),
    hugeNodes,
    steps: { dozen: medians(carouselKeys, steps.dozen), thousand: medians(carouselKeys, steps.thousand) },
  }
  return { rounds, measured }
}

const mapped = <T>(lists: Lists<T>, summarise: (runs: readonly T[]) => T) =>
  Object.fromEntries(pageNames.map((name) => [name, summarise(lists[name])])) as Record<(typeof pageNames)[number], T>
