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

/** The smallest input on which a program parts from the reference: one that it is judged by only on a boundary. */
export async function findCounterexample(
  loadRunner: LoadRunner,
  { problem, limits, reference, smallInput, boundaryInputs, largeInputs }: JudgeData,
  { language, code, signal }: Search,
): Promise<CounterexampleSearch> {
  if (reference === null || smallInput === null) return { counterexample: null, triedCount: 0 }
  const shown = new Set(boundaryInputs)
  const secret = problem.cases.filter(({ visibility, input }) => visibility !== 'OPEN' && !shown.has(input)).map(({ input }) => input)
  const drawn = Array.from({ length: seedCount }, (_, seed) => smallInput(seed + 1))
  const small = inputsToTry([...drawn, ...boundaryInputs], secret)
  const large = inputsToTry(largeInputs, secret)
  const runner = await loadRunner()
  const run = (program: string, some: readonly string[], most: RunLimits) => runAll(runner, language, program, some, most, signal)
  const started = performance.now()
  const rounds = [
    ...batchesOf(small).map((inputs) => ({ inputs, stepCount: fewSteps })),
    ...large.map((input) => ({ inputs: [input], stepCount: limits.stepCount })),
  ]
  let triedCount = 0
  for (const { inputs, stepCount } of rounds) {
    if (performance.now() - started > patience) break
    // oxlint-disable-next-line no-await-in-loop -- the smallest first
    const [wanted, found] = [await run(reference, inputs, limits), await run(code, inputs, { ...limits, stepCount })]
    signal.throwIfAborted()
    for (const [place, input] of inputs.entries()) {
      triedCount += 1
      const [one, other] = [wanted[place], found[place]]
      const runFully = stepCount < limits.stepCount ? () => run(code, [input], limits) : null
      // oxlint-disable-next-line no-await-in-loop -- rarely more than once
      const counterexample = one && other ? await confirmed(input, one, other, runFully) : null
      if (counterexample !== null) return { counterexample, triedCount }
    }
  }
  return { counterexample: null, triedCount }
}

const batchesOf = (inputs: readonly string[]) =>
  Array.from({ length: Math.ceil(inputs.length / batchSize) }, (_, at) => inputs.slice(at * batchSize, (at + 1) * batchSize))

/** What takes many steps is given all that the judge gives it before it is called endless. */
async function confirmed(
  input: string,
  wanted: Execution,
  found: Execution,
  runFully: (() => Promise<readonly Execution[]>) | null,
): Promise<Counterexample | null> {
  if (found.state !== 'STEP_LIMIT' || runFully === null) return counterexampleOf(input, wanted, found)
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
