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
  /** Of each case, in order. */
  caseStates: z.array(state),
  caseSteps: z.array(z.number()),
})

/** What all judges have to agree in. */
export type Outcome = z.infer<typeof outcomeSchema>

export const rightSolution = '맞는 풀이예요'

/** From where to where the parts of a list go that have a test each, so that none of them comes near its limit on a busy machine. */
export const slicesOf = (items: readonly unknown[], length: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, at) => [at * length, (at + 1) * length])

const firstProblemId = 7_001

/** The demo's problems with what they are judged by. */
const allProblems = problemFacts.map(({ title }, at) => {
  const problemId = firstProblemId + at
  const data = judgeDataOf(problemId)
  if (data === null) throw new Error(`${title} cannot be judged`)
  return { problemId, title, data, reading: problemTasks[title]?.reading ?? null }
})

/** Those that ask for a program. */
export const judgedProblems = allProblems.filter(({ reading }) => reading === null)

/** A solution of a problem, right or wrong, with the verdict that its writer wants. */
export interface GoldenProgram {
  /** Of the main site. */
  readonly problemId: number
  readonly title: string
  /** What is wrong with it, or special. */
  readonly why: string
  readonly code: string
  readonly state: VerdictState
}

/** Wrong ones, and right ones whose data or calls lie so deep that an engine's own stack would end. */
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

/** By the titles of the problems, then by what is wrong with the program. */
export const goldenVerdicts = z
  .record(z.string(), z.record(z.string(), outcomeSchema))
  .parse(JSON.parse(readFileSync(verdictsFile, 'utf8')))

/** A submission and its verdict, which is the same wherever it is judged. */
export type GoldenSubmission = GoldenProgram & Outcome

/** Those whose verdicts are written down. */
export const goldenSubmissions: readonly GoldenSubmission[] = goldenPrograms.flatMap((program) => {
  const outcome = goldenVerdicts[program.title]?.[program.why]
  return outcome === undefined ? [] : [{ ...program, ...outcome }]
})

/** Wrong ones of whatever kind. */
export const askedSubmissions = sampleOf(goldenSubmissions.filter((one) => one.state !== 'ACCEPTED'))

/** Those that are about reading one. */
export const readProblems = allProblems.flatMap(({ reading, ...one }) => (reading === null ? [] : [{ ...one, reading }]))

/** Those whose answer is a program, whatever they ask. */
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

/** The fields in which two judges must agree. */
export function outcomeOf({ state: whole, score, stepCount, caseList }: Verdict): Outcome {
  const caseStates = caseList.map((one) => one.state)
  return { state: whole, score, stepCount, caseStates, caseSteps: caseList.map((one) => one.stepCount) }
}
