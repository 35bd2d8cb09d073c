import type { PythonRunner } from './adapters/python/workerRunner.ts'
import { once } from './once.ts'

/** Loads the Python runner of the page once: the editor and the demo's backend share its interpreters. */
export const loadPythonRunner: () => Promise<PythonRunner> = once(async () =>
  (await import('./adapters/python/pyodideRunner.ts')).makePythonRunner(),
)
