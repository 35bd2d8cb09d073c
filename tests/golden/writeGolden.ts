import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GoldenSubmission, judgedProblems, outcomeOf, rightSolution, verdictOf } from './golden.ts'
import { wrongSolutions } from './wrongSolutions.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

/** Judges every solution in Node and writes the verdicts down. */
export async function writeGolden(): Promise<number> {
  const runner = await nodePythonRunner()
  const golden: GoldenSubmission[] = []
  for (const { problemId, title, data } of judgedProblems) {
    const codes = [
      [rightSolution, data.reference ?? ''] as const,
      ...(wrongSolutions[title] ?? []).map(([why, , code]) => [why, code] as const),
    ]
    for (const [why, code] of codes) golden.push({ problemId, title, why, code, ...outcomeOf(await verdictOf(runner, data, code)) })
  }
  runner.close()
  writeFileSync(join(import.meta.dirname, 'submissions.json'), `${JSON.stringify(golden, null, 2)}\n`)
  return golden.length
}
