import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../mock-server/content/problemTasks.ts'
import { type JudgeData, judgeDataOf } from '../../mock-server/problems/judgeData.ts'
import type { CodeRunner } from '../../src/application/codeRunner.ts'
import { isAnsweredInText } from '../../src/domain/problems/readingTask.ts'
import { readPrograms } from '../programFiles.ts'
import { judge, type Verdict, type VerdictState, verdictStates } from '../../src/domain/problems/verdict.ts'
import { sampleOf } from '../corpora.ts'

const state = z.enum(verdictStates)

const outcomeSchema = z.object({
  state,
  score: z.number(),
  stepCount: z.number(),
  /** The state of each case, in order. */
  caseStates: z.array(state),
  caseSteps: z.array(z.number()),
})

/** The part of a verdict in which all judges must agree. */
export type Outcome = z.infer<typeof outcomeSchema>

export const rightSolution = '맞는 풀이예요'

/** Cuts a list into ranges, each for one test, so that no test comes near its time limit on a busy machine. */
export const slicesOf = (items: readonly unknown[], length: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, at) => [at * length, (at + 1) * length])

const firstProblemId = 7_001

/** The demo's problems with the data by which they are judged. */
const allProblems = problemFacts.map(({ title }, at) => {
  const problemId = firstProblemId + at
  const data = judgeDataOf(problemId)
  if (data === null) throw new Error(`${title} cannot be judged`)
  return { problemId, title, data, reading: problemTasks[title]?.reading ?? null }
})

/** Problems that ask for a program. */
export const judgedProblems = allProblems.filter(({ reading }) => reading === null)

/** A solution of a problem, right or wrong, with the verdict that its author expects. */
export interface GoldenProgram {
  /** The problem's id on the main site. */
  readonly problemId: number
  readonly title: string
  /** The mistake, or whatever else is special. */
  readonly why: string
  readonly code: string
  readonly state: VerdictState
}

/** Wrong solutions, and right ones whose data or calls are nested so deeply that an engine's own stack would overflow. */
const furtherSolutions = ['right', 'wrong']
  .flatMap((folder) => readPrograms(join(import.meta.dirname, folder), ['why', 'state']))
  .map(({ title, code, valuesOf }) => ({
    title,
    why: valuesOf('why').join(),
    code,
    state: state.parse(valuesOf('state').join()),
  }))

/** The right solution of each problem, and after it further right and typical wrong ones. */
export const goldenPrograms: readonly GoldenProgram[] = judgedProblems.flatMap(({ problemId, title, data }) => [
  { problemId, title, why: rightSolution, code: data.reference ?? '', state: 'ACCEPTED' },
  ...furtherSolutions.filter((one) => one.title === title).map((one) => Object.assign({ problemId }, one)),
])

export const verdictsFile = join(import.meta.dirname, 'verdicts.json')

/** Recorded verdicts by the title of the problem, then by the `why` of the program. */
export const goldenVerdicts = z
  .record(z.string(), z.record(z.string(), outcomeSchema))
  .parse(JSON.parse(readFileSync(verdictsFile, 'utf8')))

/** A submission and its verdict, which is the same wherever it is judged. */
export type GoldenSubmission = GoldenProgram & Outcome

/** Golden programs whose verdicts are recorded. */
export const goldenSubmissions: readonly GoldenSubmission[] = goldenPrograms.flatMap((program) => {
  const outcome = goldenVerdicts[program.title]?.[program.why]
  return outcome === undefined ? [] : [{ ...program, ...outcome }]
})

/** Golden submissions of any verdict but ACCEPTED. */
export const askedSubmissions = sampleOf(goldenSubmissions.filter((one) => one.state !== 'ACCEPTED'))

/** Problems with a reading task. */
export const readProblems = allProblems.flatMap(({ reading, ...one }) => (reading === null ? [] : [{ ...one, reading }]))

/** Problems whose answer is a program, including reading tasks of that kind. */
export const runProblems = allProblems.filter(({ reading }) => !isAnsweredInText(reading))

export function dataOf(problemId: number): JudgeData {
  const found = judgedProblems.find((one) => one.problemId === problemId)
  if (found === undefined) throw new RangeError(`no problem ${problemId}`)
  return found.data
}

export async function verdictOf(runner: CodeRunner, { problem, limits }: JudgeData, code: string): Promise<Verdict> {
  const inputs = problem.cases.map(({ input }) => input)
  return judge(problem, await runner.runCases({ language: 'PYTHON', code, inputs, limits }).result)
}

/** Picks the fields in which two judges must agree. */
export function outcomeOf({ state: whole, score, stepCount, caseList }: Verdict): Outcome {
  const caseStates = caseList.map((one) => one.state)
  return { state: whole, score, stepCount, caseStates, caseSteps: caseList.map((one) => one.stepCount) }
}
