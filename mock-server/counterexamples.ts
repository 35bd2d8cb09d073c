import type { LoadRunner } from './judging.ts'
import type { JudgeData } from './problems/judgeData.ts'
import { counterexampleOf, type Counterexample, type CounterexampleSearch, inputsToTry } from '../src/domain/problems/counterexample.ts'
import type { Execution, RunLimits } from '../src/domain/problems/execution.ts'
import type { CasesRequest, CodeRunner } from '../src/application/codeRunner.ts'
import type { ProgrammingLanguage } from '../src/domain/problems/programmingLanguage.ts'

/** The number of inputs that are drawn. */
const seedCount = 500
/** The numbers of inputs that run together: most findings come in the first few, and each batch needs a new interpreter. */
const batchSizes = [16, 48, 144]
/** The usual time limit of a search, in ms. */
const usualPatience = 6_000
/** The step limit on a small input, enough for any program that ends. */
const fewSteps = 100_000

interface Search {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** Whether the reference is part of this repository. */
  readonly isTrusted: boolean
  readonly signal: AbortSignal
  /** The time limit in ms; after it the findings so far are final. */
  readonly patience?: number
}

/**
 * Finds the smallest input on which a program differs from the reference. A hidden case's input is used only if it is on a boundary.
 * Neither program shares the other's interpreter.
 */
export async function findCounterexample(
  loadRunner: LoadRunner,
  { problem, limits, reference, smallInput, boundaryInputs, largeInputs }: JudgeData,
  { language, code, isTrusted, signal, patience = usualPatience }: Search,
): Promise<CounterexampleSearch> {
  if (reference === null || smallInput === null) return { counterexample: null, triedCount: 0 }
  const shown = new Set(boundaryInputs)
  const secret = problem.cases.filter(({ visibility, input }) => visibility !== 'OPEN' && !shown.has(input)).map(({ input }) => input)
  const drawn = Array.from({ length: seedCount }, (_, seed) => smallInput(seed + 1))
  const small = inputsToTry([...drawn, ...boundaryInputs], secret)
  const large = inputsToTry(largeInputs, secret)
  const runner = await loadRunner()
  const started = performance.now()
  const isLate = () => performance.now() - started > patience
  const runReference = (inputs: readonly string[]) =>
    runAll(runner, { language, code: reference, inputs, limits, isAlone: !isTrusted, isTrusted }, isLate, signal)
  const run = (inputs: readonly string[], most: RunLimits) =>
    runAll(runner, { language, code, inputs, limits: most, isAlone: true }, isLate, signal)
  const rounds = [
    ...batchesOf(small).map((inputs) => ({ inputs, stepCount: fewSteps })),
    ...large.map((input) => ({ inputs: [input], stepCount: limits.stepCount })),
  ]
  let triedCount = 0
  for (const { inputs, stepCount } of rounds) {
    if (isLate()) break
    // oxlint-disable-next-line no-await-in-loop -- the smallest first
    const [wanted, found] = [await runReference(inputs), await run(inputs, { ...limits, stepCount })]
    signal.throwIfAborted()
    for (const [place, input] of inputs.entries()) {
      triedCount += 1
      const [one, other] = [wanted[place], found[place]]
      const runFully = stepCount < limits.stepCount ? () => run([input], limits) : null
      // oxlint-disable-next-line no-await-in-loop -- rarely more than once
      const counterexample = one && other ? await confirmed(input, one, other, runFully) : null
      if (counterexample !== null) return { counterexample, triedCount }
    }
  }
  return { counterexample: null, triedCount }
}

function batchesOf(inputs: readonly string[]): readonly (readonly string[])[] {
  const batches: (readonly string[])[] = []
  for (let begin = 0; begin < inputs.length; ) {
    const size = batchSizes[batches.length] ?? Math.max(...batchSizes)
    batches.push(inputs.slice(begin, begin + size))
    begin += size
  }
  return batches
}

/** Confirms a failure by the step limit with the judge's full limits before the program is called endless. */
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

/** Runs a program on all inputs; an input that is not run in time counts as stopped. */
async function runAll(
  runner: CodeRunner,
  request: CasesRequest,
  isLate: () => boolean,
  signal: AbortSignal,
): Promise<readonly Execution[]> {
  signal.throwIfAborted()
  const run = runner.runCases(request, () => isLate() && run.stop())
  signal.addEventListener('abort', run.stop)
  try {
    return await run.result
  } finally {
    signal.removeEventListener('abort', run.stop)
  }
}
