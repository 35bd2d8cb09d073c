import { afterAll, beforeAll } from 'vitest'
import type { ClosableRunner } from '../../../src/adapters/python/workerRunner.ts'
import { nodePythonRunner } from '../../../src/shell/python/nodePythonRunner.ts'

/** In ms. The interpreter starts in seconds, and has its files written first where nobody did; a program on a busy machine is not a slow one. */
export const patience = 120_000

/** Python for the tests of a file that has called `startRunner`. */
export let runner: ClosableRunner

/** One for all tests of the file, or of the block that it is called in. */
export function startRunner(): void {
  beforeAll(async () => {
    runner = await nodePythonRunner({ silenceMs: patience, totalMs: patience })
    await runner.warmUp()
  }, patience)
  afterAll(() => runner.close())
}
