import { writeFileSync } from 'node:fs'
import { dataOf, goldenPrograms, type Outcome, outcomeOf, verdictOf, verdictsFile } from './golden.ts'
import { rivalHandIns, rivalVerdict, rivalVerdictsFile } from './rivals.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

/** Judges every solution in Node and writes the verdicts down. */
export async function writeGolden(): Promise<number> {
  const runner = await nodePythonRunner()
  const verdicts: Record<string, Record<string, Outcome>> = {}
  for (const { problemId, title, why, code } of goldenPrograms) {
    const outcome = outcomeOf(await verdictOf(runner, dataOf(problemId), code))
    verdicts[title] = { ...verdicts[title], [why]: outcome }
  }
  const rivals: Record<string, Record<string, Awaited<ReturnType<typeof rivalVerdict>>>> = {}
  for (const handIn of rivalHandIns) {
    const { title, name } = handIn
    rivals[title] = { ...rivals[title], [name]: await rivalVerdict(runner, handIn) }
  }
  runner.close()
  writeFileSync(rivalVerdictsFile, `${JSON.stringify(rivals, null, 2)}\n`)
  writeFileSync(verdictsFile, `${JSON.stringify(verdicts, null, 2)}\n`)
  return goldenPrograms.length
}
