import type { CodeRunner } from './codeRunner.ts'
import type { JudgeAgain, RejudgementRepository } from './rejudgement.ts'
import type { WorkFeature } from './studio.ts'
import { defaultLimits, type Execution } from '../domain/problems/execution.ts'
import { judge, type Verdict } from '../domain/problems/verdict.ts'
import {
  caseChecks,
  checkedSeeds,
  judgedProblemOf,
  type ProblemCheck,
  seedChecks,
  seedInput,
  type StudioProblem,
} from '../domain/studio/studioProblem.ts'

/** Runs reference and generator. Rejects only when nothing can be run. */
export async function checkProblem(runner: CodeRunner, problem: StudioProblem): Promise<ProblemCheck> {
  const cases = await runReference(
    runner,
    problem,
    problem.caseList.map(({ input }) => input),
  )
  if (problem.generator.trim() === '') return { cases: caseChecks(problem, cases), seeds: [] }
  const generated = await run(runner, problem.generator, checkedSeeds.map(seedInput))
  const solved = await runReference(
    runner,
    problem,
    generated.map(({ output }) => output),
  )
  return { cases: caseChecks(problem, cases), seeds: seedChecks(generated, solved) }
}

/** The reference on each of the inputs, in order. */
export function runReference(runner: CodeRunner, { reference }: Pick<StudioProblem, 'reference'>, inputs: readonly string[]) {
  return run(runner, reference, inputs)
}

function run(runner: CodeRunner, code: string, inputs: readonly string[]): Promise<readonly Execution[]> {
  return runner.runCases({ language: 'PYTHON', code, inputs, limits: defaultLimits }).result
}

/** What a learner's program would be worth; nothing is handed in. */
export async function tryProblem(runner: CodeRunner, problem: StudioProblem, code: string): Promise<Verdict> {
  const inputs = problem.caseList.map(({ input }) => input)
  return judge(judgedProblemOf(problem), await run(runner, code, inputs))
}

/** What the studio's pages of problems ask for. */
export interface StudioProblemFeature extends WorkFeature<StudioProblem> {
  readonly rejudgements: RejudgementRepository
  readonly judgeAgain: JudgeAgain
}
