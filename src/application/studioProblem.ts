import type { CodeRunner, ProgramInspector } from './codeRunner.ts'
import type { JudgeAgain, RejudgementRepository } from './rejudgement.ts'
import type { WorkFeature } from './studio.ts'
import { defaultLimits, type Execution } from '../domain/problems/execution.ts'
import { isTextKind, type ReadingKind, runsOfAnswer } from '../domain/problems/readingTask.ts'
import { type Moment, momentsOf } from '../domain/problems/trace.ts'
import { traceTable } from '../domain/problems/traceTable.ts'
import { judge, type Verdict } from '../domain/problems/verdict.ts'
import {
  caseChecks,
  checkedSeeds,
  judgedProblemOf,
  type ProblemCheck,
  type ReadingCheck,
  referenceCases,
  seedChecks,
  seedInput,
  type StudioProblem,
} from '../domain/studio/studioProblem.ts'
import { readInput, writableReference } from '../domain/studio/studioReading.ts'
import { isSameContent } from '../domain/studio/work.ts'

/** Records the steps of a program. */
export type Tracer = Pick<ProgramInspector, 'trace'>

/** Checks the reference, the generator and the table of a reading task by running them. Rejects only when nothing can be run. */
export async function checkProblem(runner: CodeRunner, loadTracer: () => Promise<Tracer>, problem: StudioProblem): Promise<ProblemCheck> {
  const inputs = referenceCases(problem).cases.map(({ input }) => input)
  const cases = caseChecks(problem, await run(runner, writableReference(problem), inputs))
  const reading = problem.taskKind === 'WRITE' ? null : await readingChecks[problem.taskKind](problem, runner, loadTracer)
  if (isTextKind(problem.taskKind) || problem.generator.trim() === '') return { cases, seeds: [], reading }
  const generated = await run(runner, problem.generator, checkedSeeds.map(seedInput))
  const solved = await runReference(
    runner,
    problem,
    generated.map(({ output }) => output),
  )
  return { cases, seeds: seedChecks(generated, solved), reading }
}

type CheckReading = (problem: StudioProblem, runner: CodeRunner, loadTracer: () => Promise<Tracer>) => Promise<ReadingCheck | null>

/** The checks of each kind besides that of its reference; null stands for none. */
const readingChecks: Readonly<Record<ReadingKind, CheckReading>> = {
  PREDICT: async () => null,
  TRACE: async (problem, _runner, loadTracer) => checkTable(await loadTracer(), problem),
  ARRANGE: async () => null,
  REPAIR: (problem, runner) => checkMistake(runner, problem),
}

/** Checks that the broken code fails: code that solves the problem needs no repair. */
async function checkMistake(runner: CodeRunner, problem: StudioProblem): Promise<ReadingCheck> {
  const { state } = await tryProblem(runner, problem, problem.brokenCode)
  return state === 'ACCEPTED' ? 'solves' : 'agrees'
}

async function checkTable(tracer: Tracer, problem: StudioProblem): Promise<ReadingCheck> {
  const moments = await traceRead(tracer, problem)
  return moments !== null && isSameContent(traceTable(moments, problem.table), problem.table.rows) ? 'agrees' : 'differs'
}

/** Returns the steps of the program to read; null when it does not end, or takes more steps than are recorded. */
export async function traceRead(tracer: Tracer, problem: StudioProblem): Promise<readonly Moment[] | null> {
  const trace = await tracer.trace({ code: problem.reference, input: readInput(problem), limits: defaultLimits }).result
  return trace.execution.state === 'DONE' && !trace.isCut ? momentsOf(trace) : null
}

/** Runs the reference on each of the inputs, in order. */
export function runReference(runner: CodeRunner, { reference }: Pick<StudioProblem, 'reference'>, inputs: readonly string[]) {
  return run(runner, reference, inputs)
}

async function run(runner: CodeRunner, code: string, inputs: readonly string[]): Promise<readonly Execution[]> {
  if (inputs.length === 0) return []
  return runner.runCases({ language: 'PYTHON', code, inputs, limits: defaultLimits }).result
}

/** Judges an answer as a learner's would be; nothing is submitted. */
export async function tryProblem(runner: CodeRunner, problem: StudioProblem, code: string): Promise<Verdict> {
  const judged = judgedProblemOf(problem)
  if (isTextKind(problem.taskKind)) return judge(judged, runsOfAnswer(problem.taskKind, judged.cases, code))
  const inputs = judged.cases.map(({ input }) => input)
  return judge(judged, await run(runner, code, inputs))
}

/** Lists the ports and use cases of the studio's pages of problems. */
export interface StudioProblemFeature extends WorkFeature<StudioProblem> {
  readonly rejudgements: RejudgementRepository
  readonly judgeAgain: JudgeAgain
}
