import type { CodeRunner } from './application/codeRunner.ts'
import { once } from './once.ts'

/** Python in the page, once: the editor and the demo's backend share its interpreters. */
export const loadPythonRunner: () => Promise<CodeRunner> = once(async () =>
  (await import('./adapters/python/pyodideRunner.ts')).makePythonRunner(),
)
