import { afterAll, beforeAll } from 'vitest'
import type { ClosableRunner } from '../../../src/adapters/python/workerRunner.ts'
import { nodePythonRunner } from '../../../src/shell/python/nodePythonRunner.ts'

/** In ms. The first start in a checkout writes the interpreter's files, and a busy machine is slow. */
export const patience = 120_000

/** Python for the tests of a file that has called `startRunner`. */
export let runner: ClosableRunner

/** Starts one interpreter for all tests of the file, or of the block in which it is called. */
export function startRunner(): void {
  beforeAll(async () => {
    runner = await nodePythonRunner({ silenceMs: patience, totalMs: patience })
    await runner.warmUp()
  }, patience)
  afterAll(() => runner.close())
}
