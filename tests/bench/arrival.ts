import type { Budget } from './budgetTable.ts'
import { homeOf } from './openPages.ts'
import { blockingTime, medians, rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import type { Line, Visitors } from './visitors.ts'

/** Lighthouse's slow 4G line: latency in ms, download in bits a second. */
const slow4G: Line = { latency: 562.5, download: 1_474_560 }

const script = `window.seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
on('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime })
on('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
on('longtask', (entry) => { seen.tasks.push({ start: entry.startTime, duration: entry.duration }) })`

interface Seen {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tasks: readonly { readonly start: number; readonly duration: number }[]
}

const pages = ['static', 'react', 'guest', 'learner', 'demo'] as const
type PageName = (typeof pages)[number]

const keys = ['fcp', 'lcp', 'cls', 'longest', 'blocking'] as const
type Arrival = Readonly<Record<(typeof keys)[number], number>>

async function arrive(visitors: Visitors, url: string): Promise<Arrival> {
  const { fcp, lcp, cls, tasks } = await visitors.visit<Seen>({ url, line: slow4G, script })
  return { fcp, lcp, cls, longest: Math.max(0, ...tasks.map(({ duration }) => duration)), blocking: blockingTime(tasks, fcp) }
}

/** Measures a first visit on a slow phone with a slow connection: paint, layout shift and blocking time. */
export function arrival({ visitors, urls }: Bench): Subject {
  const arrivals: Record<PageName, Arrival[]> = { static: [], react: [], guest: [], learner: [], demo: [] }
  return {
    name: 'arrival',
    async measure(round) {
      for (const name of rotated(pages, round)) arrivals[name].push(await arrive(visitors, homeOf(urls, name)))
    },
    async rows() {
      const of = (name: PageName) => medians(keys, arrivals[name])
      return (['guest', 'learner', 'demo'] as const).flatMap((name) => rowsOf(name, of(name), of('static'), of('react')))
    },
  }
}

function rowsOf(name: string, own: Arrival, still: Arrival, react: Arrival): readonly Budget[] {
  const beside = (measure: string, key: keyof Arrival, floor: Budget['floor'], most: number): Budget => ({
    measure: `${measure}, ${name}`,
    value: own[key],
    unit: 'ms',
    ...(floor && { floor }),
    most,
  })
  const answers = [
    beside('longest task', 'longest', { name: 'react', value: react.longest }, 1.5),
    beside('blocking time', 'blocking', { name: 'react', value: react.blocking }, 1.5),
  ]
  return [
    beside('first contentful paint', 'fcp', { name: 'static', value: still.fcp }, 1.1),
    beside('largest contentful paint', 'lcp', { name: 'static', value: still.lcp }, 1.25),
    { measure: `layout shift, ${name}`, value: own.cls, unit: '', most: 0.005 },
    // The demo starts its backend in the meantime, so its times do not compare.
    ...(name === 'demo' ? [] : answers),
  ]
}
