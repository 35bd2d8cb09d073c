import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { carouselBudgets, loadBudgets } from './budgets.ts'
import { budgetsHold, budgetTable } from './budgetTable.ts'
import { buildFloors } from './buildFloors.ts'
import { mockBytes, sizeBudgets } from './buildSizes.ts'
import { measureAll } from './measureAll.ts'
import { openPages } from './openPages.ts'
import { chromiumPath } from '../e2e/chromium.mjs'

const tell = (text: string) => process.stderr.write(`${text}\n`)

/** The whole bench ends within five minutes: no round begins that would not. */
const longest = 270_000

/** Measures the builds in `dist` and `dist-demo` beside the floors, prints the table, and says whether the budgets hold. */
export async function runBench({ started, mostRounds }: { readonly started: number; readonly mostRounds: number }): Promise<boolean> {
  const floors = mkdtempSync(join(tmpdir(), 'floors-'))
  await buildFloors(floors)
  const pages = await openPages(floors)
  const executablePath = chromiumPath({ isMeasured: true })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const { rounds, measured } = await measureAll(browser, pages.urls, { mostRounds, until: started + longest, tell })
    const budgets = [
      ...sizeBudgets(),
      { measure: 'mock backend in the production build', value: mockBytes(), unit: 'B', most: 0 },
      ...loadBudgets(measured),
      ...carouselBudgets(measured),
    ]
    process.stdout.write(`${budgetTable(budgets)}\n`)
    tell(`medians of ${rounds} runs with Chromium ${browser.version()}, ${Math.round((Date.now() - started) / 1000)} s`)
    return budgetsHold(budgets)
  } finally {
    await browser.close()
    pages.close()
    rmSync(floors, { recursive: true, force: true })
  }
}
