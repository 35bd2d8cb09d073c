import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { CodeRunner, SeaRunner } from '../../src/application/codeRunner.ts'

/** The property that `withRunner` sets on the page's window. */
export interface RunnerPage {
  runner: CodeRunner & SeaRunner
}

/** Loads the runner as a page of the app does, and keeps it in the window for later tests on the same page. */
export const withRunner = async (page: Page, build: string) => {
  const name = readdirSync(join(import.meta.dirname, `../../${build}/assets`)).find((file) => /^pyodideRunner-.*\.js$/.test(file))
  // The import is passed as text, because Vite, which runs the bench, would rename `import` within a function.
  await page.evaluate(`import('/assets/${name}').then((loaded) => { window.runner ??= Object.values(loaded)[0]() })`)
}
