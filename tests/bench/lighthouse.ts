import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.mjs'
import type { Row } from './budgetTable.ts'
import { problemPath } from './problemPage.ts'
import { trustFlag } from './servePages.ts'
import { medians, type Numbers, rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'

/** Pages that people open first, below the address of a site. */
export const ownPages = {
  home: '',
  catalogue: 'course?page=1&order=DESC',
  course: 'course/1026/lesson',
  problem: problemPath,
  block: 'learn/block/2003',
  worksheet: 'worksheet/601/chapter',
} as const

type OwnPage = keyof typeof ownPages
type PageName = OwnPage | 'static' | 'react'
const ownNames = Object.keys(ownPages) as readonly OwnPage[]
const names: readonly PageName[] = ['static', 'react', ...ownNames]

const keys = ['performance', 'practices', 'seo', 'fcp', 'lcp', 'blocking', 'cls'] as const
type Judgement = Numbers<(typeof keys)[number]>

/** Runs Lighthouse (mobile preset) on first visits of a learner as its users do: with a browser and a profile for each page. */
export function lighthouse({ http2Urls: urls }: Bench): Subject {
  const judgements = Object.fromEntries(names.map((name) => [name, [] as Judgement[]])) as Record<PageName, Judgement[]>
  const urlOf = (name: PageName) => (name === 'static' || name === 'react' ? urls[name] : `${urls.learner}${ownPages[name]}`)
  return {
    name: 'lighthouse',
    async measure(round) {
      for (const name of rotated(names, round)) judgements[name].push(await judge(urlOf(name)))
    },
    async rows() {
      const of = (name: PageName) => medians(keys, judgements[name])
      const [still, react] = [of('static'), of('react')]
      const reactRow: Row = {
        measure: 'performance, React floor',
        value: react.performance,
        unit: '',
        floor: { name: 'static', value: still.performance },
        least: 0.95,
        isReportedOnly: true,
      }
      return [reactRow, ...ownNames.flatMap((name) => rowsOf(name, of(name), still, react))]
    },
  }
}

/** Scores and shifts are comparable between machines; times are only reported, and `arrival` has budgets for those of the home page. */
function rowsOf(name: OwnPage, own: Judgement, still: Judgement, react: Judgement): readonly Row[] {
  return [
    {
      measure: `performance, ${name}`,
      value: own.performance,
      unit: '',
      floor: { name: 'static', value: still.performance },
      least: 0.95,
    },
    { measure: `best practices, ${name}`, value: own.practices, unit: '', least: 100 },
    { measure: `search engines, ${name}`, value: own.seo, unit: '', least: 100 },
    {
      measure: `first contentful paint, ${name}`,
      value: own.fcp,
      unit: 'ms',
      floor: { name: 'static', value: still.fcp },
      most: 1.1,
      isReportedOnly: true,
    },
    {
      measure: `largest contentful paint, ${name}`,
      value: own.lcp,
      unit: 'ms',
      floor: { name: 'static', value: still.lcp },
      most: 1.15,
      isReportedOnly: true,
    },
    {
      measure: `blocking time, ${name}`,
      value: own.blocking,
      unit: 'ms',
      floor: { name: 'react', value: react.blocking },
      most: 3,
      isReportedOnly: true,
    },
    { measure: `layout shift, ${name}`, value: own.cls, unit: '', most: 0.005 },
  ]
}

interface Report {
  readonly categories: Readonly<Record<'performance' | 'best-practices' | 'seo', { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const run = promisify(execFile)

async function judge(url: string): Promise<Judgement> {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,best-practices,seo',
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new --no-sandbox ${await trustFlag}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath({ isMeasured: true }) ?? chromium.executablePath() }, maxBuffer: 2 ** 27 },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const points = (name: keyof Report['categories']) => Math.round((categories[name].score ?? Number.NaN) * 100)
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: points('performance'),
    practices: points('best-practices'),
    seo: points('seo'),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  }
}
