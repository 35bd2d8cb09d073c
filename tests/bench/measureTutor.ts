import { performance } from 'node:perf_hooks'
import { dataOf, goldenSubmissions, rightSolution } from '../golden/golden.ts'
import { findCounterexample } from '../../mock-server/counterexamples.ts'
import type { ClosableRunner } from '../../src/adapters/python/workerRunner.ts'
import { defaultLimits as limits } from '../../src/domain/problems/execution.ts'
import { describeMoment } from '../../src/domain/problems/stepSentence.ts'
import { momentsOf } from '../../src/domain/problems/trace.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

export interface TutorRow {
  readonly name: string
  readonly value: string
  readonly budget: string
  readonly holds: boolean
}

/** A loop of a thousand rounds: its two thousand steps fill a recording. */
const loop = 'total = 0\nxs = [1, 2, 3]\nfor i in range(1000):\n    total += i\nprint(total)\n'
const rounds = 30
const [mostTraceMs, mostSearchMs, fewestFound, frameMs] = [20, 2_000, 0.9, 16]

/** The rows of the bench on what helps beside a program. Times are the least of many rounds: the machine may be busy. */
export async function measureTutor(): Promise<readonly TutorRow[]> {
  const runner = await nodePythonRunner()
  await runner.warmUp()
  try {
    return [...(await traceRows(runner)), ...(await searchRows(runner))]
  } finally {
    runner.close()
  }
}

async function traceRows(runner: ClosableRunner): Promise<readonly TutorRow[]> {
  const plain = await least(() => runner.runCases({ language: 'PYTHON', code: loop, inputs: [''], limits }).result)
  const traced = await least(() => runner.trace({ code: loop, input: '', limits }).result)
  const trace = await runner.trace({ code: loop, input: '', limits }).result
  const moments = momentsOf(trace)
  const sentence = await least(async () => moments.slice(-100).map((moment) => describeMoment(moment, trace)))
  return [
    rowOf('2,000 steps recorded, over the plain run', traced - plain, mostTraceMs),
    rowOf('a step put into words', sentence / 100, frameMs),
  ]
}

const rowOf = (name: string, ms: number, most: number): TutorRow => ({
  name,
  value: `${ms.toFixed(2)} ms`,
  budget: `≤ ${most} ms`,
  holds: ms <= most,
})

async function least(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

async function searchRows(runner: ClosableRunner): Promise<readonly TutorRow[]> {
  const wrong = goldenSubmissions.filter(({ why, state }) => why !== rightSolution && state !== 'SYNTAX_ERROR')
  const searches: { readonly state: string; readonly isFound: boolean }[] = []
  for (const { problemId, code, state } of wrong) {
    const started = performance.now()
    const { signal } = new AbortController()
    const { counterexample } = await findCounterexample(async () => runner, dataOf(problemId), { language: 'PYTHON', code, signal })
    searches.push({ state, isFound: counterexample !== null && performance.now() - started <= mostSearchMs })
  }
  // What is only too slow for large inputs is right on every small one.
  const parting = searches.filter(({ state, isFound }) => isFound || (state !== 'STEP_LIMIT' && state !== 'MEMORY_LIMIT'))
  return [
    shareRow('counterexample within 2 s, of the wrong submissions that part on small inputs', parting),
    { ...shareRow('the same, of all that can be read', searches), budget: 'told only', holds: true },
  ]
}

function shareRow(name: string, searches: readonly { readonly isFound: boolean }[]): TutorRow {
  const share = searches.filter(({ isFound }) => isFound).length / searches.length
  return {
    name,
    value: `${(share * 100).toFixed(1)} % of ${searches.length}`,
    budget: `≥ ${fewestFound * 100} %`,
    holds: share >= fewestFound,
  }
}
