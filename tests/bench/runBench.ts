import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { arrival } from './arrival.ts'
import { blocks } from './blocks.ts'
import { budgetsHold, budgetTable, type Row } from './budgetTable.ts'
import { buildFloors } from './buildFloors.ts'
import { endurance } from './endurance.ts'
import { interactions } from './interactions.ts'
import { lighthouse, ownPages } from './lighthouse.ts'
import { lists } from './lists.ts'
import { homeOf, openPages, pageNames, type PageUrls } from './openPages.ts'
import { papyros } from './papyros.ts'
import { problemPage } from './problemPage.ts'
import { python } from './python.ts'
import { trustFlag } from './servePages.ts'
import { sizes } from './sizes.ts'
import { rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { turns } from './turns.ts'
import { tutor } from './tutor.ts'
import { visit } from './visit.ts'
import { startVisitors } from './visitors.ts'
import { weight } from './weight.ts'
import { chromiumPath } from '../e2e/chromium.mjs'

const makers: readonly ((bench: Bench) => Subject)[] = [
  sizes,
  arrival,
  lighthouse,
  weight,
  interactions,
  lists,
  problemPage,
  papyros,
  python,
  tutor,
  blocks,
  endurance,
  turns,
]

const tell = (text: string) => process.stderr.write(`${text}\n`)

interface Options {
  readonly started: number
  readonly maxRounds: number
  /** Names of subjects; where none is named, all that need nothing more than the project has. */
  readonly only: readonly string[]
}

/** Time in ms after which no further round may end; subjects that are measured once take two minutes more. */
const longest = 420_000

/** Measures the builds in `dist` and `dist-demo` beside the floors, prints the table, and says whether the budgets hold. */
export async function runBench({ started, maxRounds, only }: Options): Promise<boolean> {
  const floors = mkdtempSync(join(tmpdir(), 'floors-'))
  await buildFloors(floors)
  const pages = await openPages(floors)
  const executablePath = chromiumPath({ isMeasured: true })
  const browser = await chromium.launch({ args: [await trustFlag], ...(executablePath && { executablePath }) })
  const visitors = await startVisitors()
  const all = makers.map((make) => make({ ...pages, visitors, browser }))
  try {
    const subjects = all.filter(({ name, isOnRequest }) => (only.length === 0 ? !isOnRequest : only.includes(name)))
    await fillCaches(browser, pages.urls)
    const rounds = await measureInTurn(subjects, { maxRounds, until: started + longest })
    const rows: Row[] = []
    for (const subject of subjects) rows.push(...(await subject.rows()))
    process.stdout.write(`${budgetTable(rows)}\n`)
    tell(`medians of ${rounds} rounds with Chromium ${browser.version()}, ${seconds(started)} s`)
    return budgetsHold(rows)
  } finally {
    for (const subject of all) subject.close?.()
    visitors.close()
    await browser.close()
    pages.close()
    rmSync(floors, { recursive: true, force: true })
  }
}

/** A server's first answers take longer: it makes and compresses them. */
async function fillCaches(browser: Browser, urls: PageUrls): Promise<void> {
  for (const name of pageNames) await visit(browser, { url: homeOf(urls, name) }, async () => {})
  for (const path of Object.values(ownPages)) await visit(browser, { url: `${urls.learner}${path}` }, async () => {})
}

/** Measures all subjects round by round, so that other load on the machine affects all of them alike. */
async function measureInTurn(subjects: readonly Subject[], { maxRounds, until }: { readonly maxRounds: number; readonly until: number }) {
  let rounds = 0
  for (let begun = Date.now(), took = 0; rounds < maxRounds && begun + took < until; rounds++) {
    for (const subject of rotated(subjects, rounds)) {
      const subjectBegun = Date.now()
      await subject.measure?.(rounds)
      if (subject.measure) tell(`round ${rounds + 1}, ${subject.name}: ${seconds(subjectBegun)} s`)
    }
    took = Date.now() - begun
    begun += took
  }
  return rounds
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)
