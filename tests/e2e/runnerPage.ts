import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { CodeRunner, SeaRunner } from '../../src/application/codeRunner.ts'

/** What `withRunner` leaves in the page's window. */
export interface RunnerPage {
  runner: CodeRunner & SeaRunner
}

/** Fetches the runner as a page of the app does, and keeps it, for the tests that come after in this page too. */
export const withRunner = async (page: Page, build: string) => {
  const name = readdirSync(join(import.meta.dirname, `../../${build}/assets`)).find((file) => /^pyodideRunner-.*\.js$/.test(file))
  // As text: the bench runs through Vite, which would put its own name for `import` into the function.
  await page.evaluate(`import('/assets/${name}').then((loaded) => { window.runner ??= Object.values(loaded)[0]() })`)
}
