import type { LoadRunner } from './judging.ts'
import type { JudgeData } from './problems/judgeData.ts'
import { counterexampleOf, type Counterexample, type CounterexampleSearch, inputsToTry } from '../src/domain/problems/counterexample.ts'
import type { Execution, RunLimits } from '../src/domain/problems/execution.ts'
import type { CodeRunner } from '../src/application/codeRunner.ts'
import type { ProgrammingLanguage } from '../src/domain/problems/programmingLanguage.ts'

/** So many inputs are drawn, and so many run at a time. */
const seedCount = 500
const batchSize = 16
/** Nobody waits longer, in ms. */
const patience = 6_000
/** No program needs more on a small input, unless it never ends. */
const fewSteps = 100_000

interface Search {
  readonly language: ProgrammingLanguage
  readonly code: string
  readonly signal: AbortSignal
}

/** The smallest input on which a program parts from the reference: never one that it is judged by. */
export async function findCounterexample(
  loadRunner: LoadRunner,
  { problem, limits, reference, smallInput }: JudgeData,
  { language, code, signal }: Search,
): Promise<CounterexampleSearch> {
  if (reference === null || smallInput === null) return { counterexample: null, triedCount: 0 }
  const secret = problem.cases.filter(({ visibility }) => visibility !== 'OPEN').map(({ input }) => input)
  const drawn = Array.from({ length: seedCount }, (_, seed) => smallInput(seed + 1))
  const inputs = inputsToTry(drawn, secret)
  const runner = await loadRunner()
  const run = (program: string, some: readonly string[], most: RunLimits) => runAll(runner, language, program, some, most, signal)
  const started = performance.now()
  for (let at = 0; at < inputs.length && performance.now() - started < patience; at += batchSize) {
    const batch = inputs.slice(at, at + batchSize)
    // oxlint-disable-next-line no-await-in-loop -- the smallest first
    const [wanted, found] = [await run(reference, batch, limits), await run(code, batch, { ...limits, stepCount: fewSteps })]
    signal.throwIfAborted()
    for (const [place, input] of batch.entries()) {
      const [one, other] = [wanted[place], found[place]]
      // oxlint-disable-next-line no-await-in-loop -- rarely more than once
      const counterexample = one && other ? await confirmed(input, one, other, () => run(code, [input], limits)) : null
      if (counterexample !== null) return { counterexample, triedCount: at + place + 1 }
    }
  }
  return { counterexample: null, triedCount: inputs.length }
}

/** What takes many steps is given all that the judge gives it before it is called endless. */
async function confirmed(
  input: string,
  wanted: Execution,
  found: Execution,
  runFully: () => Promise<readonly Execution[]>,
): Promise<Counterexample | null> {
  if (found.state !== 'STEP_LIMIT') return counterexampleOf(input, wanted, found)
  const [whole = found] = await runFully()
  return counterexampleOf(input, wanted, whole)
}

async function runAll(
  runner: CodeRunner,
  language: ProgrammingLanguage,
  code: string,
  inputs: readonly string[],
  limits: RunLimits,
  signal: AbortSignal,
): Promise<readonly Execution[]> {
  signal.throwIfAborted()
  const run = runner.runCases({ language, code, inputs, limits })
  signal.addEventListener('abort', run.stop)
  try {
    return await run.result
  } finally {
    signal.removeEventListener('abort', run.stop)
  }
}
