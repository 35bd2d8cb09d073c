import { defaultLimits, type Execution } from '../problems/execution.ts'
import type { ProblemDetail } from '../problems/problem.ts'
import { answerRules, isTextKind, answerCases } from '../problems/readingTask.ts'
import { maxCodeLength } from '../problems/submission.ts'
import { judge, type JudgeCase, type JudgedProblem, type VerdictState } from '../problems/verdict.ts'
import { isBlank } from '../publishedText.ts'
import type { StudioCase } from './studioCase.ts'
import {
  answerLines,
  casesOfReference,
  noReading,
  type ReadingGap,
  readingGaps,
  readingTaskOf,
  starterOf,
  type StudioReading,
} from './studioReading.ts'

/** A text problem as its author edits it. */
export interface StudioProblem extends StudioReading {
  readonly title: string
  /** A number from 1 to 20, as the stars count it. */
  readonly difficulty: number
  /** The name of a type of problems; blank: none yet. */
  readonly category: string
  readonly statement: string
  /** Blank: the program reads nothing. */
  readonly inputRule: string
  readonly outputRule: string
  /** The hints, one on each line. */
  readonly hints: string
  readonly caseList: readonly StudioCase[]
  /** The solution in Python. */
  readonly reference: string
  /** Python that reads a seed and prints a small input. Blank: there is none, so no counterexample is searched. */
  readonly generator: string
}

export const emptyProblem: StudioProblem = {
  title: '',
  difficulty: 2,
  category: '',
  statement: '',
  inputRule: '',
  outputRule: '',
  hints: '',
  caseList: [
    { label: '', visibility: 'OPEN', input: '', output: '' },
    { label: '', visibility: 'LABEL', input: '', output: '' },
  ],
  reference: '',
  generator: '',
  ...noReading,
}

export const difficulties = { min: 1, max: 20 } as const
export const maxTitleLength = 60
/** The maximum length of the statement and of each rule, in characters. */
export const maxProblemTextLength = 5_000
export const maxCases = 40

/** A reason why a problem cannot be published yet. `caseNumber` counts from 1. */
export type ProblemGap =
  | ReadingGap
  | { readonly kind: 'title' | 'titleLength' | 'category' | 'statement' | 'outputRule' | 'length' }
  | { readonly kind: 'noOpenCase' | 'noClosedCase' | 'tooManyCases' | 'reference' | 'codeLength' }
  | { readonly kind: 'output' | 'label' | 'sameInput'; readonly caseNumber: number }

export function problemGaps(problem: StudioProblem): readonly ProblemGap[] {
  const { title, category, statement, inputRule, outputRule, reference, generator, brokenCode } = problem
  const isText = isTextKind(problem.taskKind)
  const gaps: ProblemGap[] = []
  if (isBlank(title)) gaps.push({ kind: 'title' })
  if (title.trim().length > maxTitleLength) gaps.push({ kind: 'titleLength' })
  if (isBlank(category)) gaps.push({ kind: 'category' })
  if (isBlank(statement)) gaps.push({ kind: 'statement' })
  if (!isText && isBlank(outputRule)) gaps.push({ kind: 'outputRule' })
  if ([statement, inputRule, outputRule, problem.hints].some(({ length }) => length > maxProblemTextLength)) gaps.push({ kind: 'length' })
  if (!isText) gaps.push(...caseGaps(problem))
  if (isBlank(reference)) gaps.push({ kind: 'reference' })
  if ([reference, generator, brokenCode].some(({ length }) => length > maxCodeLength)) gaps.push({ kind: 'codeLength' })
  return [...gaps, ...readingGaps(problem)]
}

function caseGaps({ caseList }: StudioProblem): readonly ProblemGap[] {
  const gaps: ProblemGap[] = []
  if (!caseList.some(({ visibility }) => visibility === 'OPEN')) gaps.push({ kind: 'noOpenCase' })
  if (caseList.every(({ visibility }) => visibility === 'OPEN')) gaps.push({ kind: 'noClosedCase' })
  if (caseList.length > maxCases) gaps.push({ kind: 'tooManyCases' })
  for (const [at, { label, visibility, input, output }] of caseList.entries()) {
    const caseNumber = at + 1
    if (isBlank(output)) gaps.push({ kind: 'output', caseNumber })
    if (visibility === 'LABEL' && isBlank(label)) gaps.push({ kind: 'label', caseNumber })
    if (caseList.findIndex((one) => one.input.trim() === input.trim()) < at) gaps.push({ kind: 'sameInput', caseNumber })
  }
  return gaps
}

/** The score of a problem that is solved in full. */
const totalScore = 100

/** Returns the cases to judge by. Examples are numbered, other cases have their label; each line of an answer in text is a case. */
export function judgedProblemOf(problem: StudioProblem): JudgedProblem {
  return {
    cases: isTextKind(problem.taskKind) ? answerCases(answerLines(problem)) : judgeCases(problem.caseList),
    subtasks: [],
    totalScore,
  }
}

const judgeCases = (caseList: readonly StudioCase[]) =>
  caseList.map(
    ({ label, visibility, input, output }, at): JudgeCase => ({
      caseNumber: at + 1,
      label: label.trim() || null,
      visibility,
      input,
      expectedOutput: output,
      subtaskId: null,
    }),
  )

/** Returns the cases that the reference must pass, with their points. */
export function referenceCases(problem: StudioProblem): JudgedProblem {
  return { cases: judgeCases(casesOfReference(problem)), subtasks: [], totalScore }
}

/** Returns the problem as a learner would see it. */
export function previewOf(problem: StudioProblem): ProblemDetail {
  const { taskKind } = problem
  const languages = isTextKind(taskKind) ? (['TEXT'] as const) : (['PYTHON'] as const)
  const starter = starterOf(problem)
  return {
    problemId: 'preview',
    problemStorageId: null,
    title: problem.title.trim(),
    difficulty: problem.difficulty,
    character: null,
    categoryList: [],
    languageList: languages,
    taskKind,
    readingTask: readingTaskOf(problem),
    point: null,
    acceptedRate: null,
    submissionCount: null,
    state: null,
    statement: writtenLines(problem.statement),
    ...statedRules(problem),
    examples: examplesOf(problem),
    hintCount: writtenLines(problem.hints).length,
    starterCodes: starter === null ? [] : languages.map((language) => ({ language, code: starter })),
    limits: defaultLimits,
    subtasks: [],
    previousProblemId: null,
    nextProblemId: null,
  }
}

/** Returns the rules on input and output. An answer in text has a rule of its own. */
export function statedRules({ taskKind, inputRule, outputRule }: StudioProblem) {
  if (isTextKind(taskKind)) return { inputRule: null, outputRule: answerRules[taskKind] }
  return { inputRule: inputRule.trim() || null, outputRule: outputRule.trim() || null }
}

/** Returns the examples; none where they would reveal the answer. */
export function examplesOf({
  taskKind,
  caseList,
}: Pick<StudioProblem, 'taskKind' | 'caseList'>): readonly { readonly input: string; readonly output: string }[] {
  if (isTextKind(taskKind)) return []
  return caseList.filter(({ visibility }) => visibility === 'OPEN').map(({ input, output }) => ({ input, output }))
}

/** Lists the lines that are not blank. */
export function writtenLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** The seeds on which the generator is tried before publishing. */
export const checkedSeeds: readonly number[] = [1, 2, 3, 4, 5]

/** Returns the input of the generator. */
export const seedInput = (seed: number): string => `${seed}\n`

export interface CaseCheck {
  readonly caseNumber: number
  readonly state: VerdictState
  /** The output of the reference. */
  readonly output: string
  /** Python's own message; null: no error. */
  readonly message: string | null
}

export interface SeedCheck {
  readonly seed: number
  /** `same`: it is the input of an earlier seed. */
  readonly state: 'agrees' | 'same' | 'generatorFailed' | 'referenceFailed'
  /** The output of the generator. */
  readonly input: string
  readonly message: string | null
}

/** The results of running reference and generator. */
export interface ProblemCheck {
  readonly cases: readonly CaseCheck[]
  /** Empty where there is no generator. */
  readonly seeds: readonly SeedCheck[]
  /** The check of a program with a mistake, or of a table of values; null for all other kinds. */
  readonly reading: ReadingCheck | null
}

/** `solves`: the program with the mistake passes every case. `differs`: running the program gives another table. */
export type ReadingCheck = 'agrees' | 'solves' | 'differs'

export function caseChecks(problem: StudioProblem, executions: readonly Execution[]): readonly CaseCheck[] {
  const { caseList } = judge(referenceCases(problem), executions)
  return caseList.map(({ caseNumber, state }, at) => ({
    caseNumber,
    state,
    output: executions[at]?.output ?? '',
    message: messageOf(executions[at]),
  }))
}

/** Checks the runs. `generated` and `solved` are in the order of the seeds; `solved` are the reference's runs on the generated inputs. */
export function seedChecks(generated: readonly Execution[], solved: readonly Execution[]): readonly SeedCheck[] {
  return generated.map((execution, at) => {
    const seed = checkedSeeds[at] ?? at + 1
    const input = execution.output
    if (execution.state !== 'DONE' || input.trim() === '') return { seed, state: 'generatorFailed', input, message: messageOf(execution) }
    const solution = solved[at]
    if (solution?.state !== 'DONE') return { seed, state: 'referenceFailed', input, message: messageOf(solution) }
    const isSame = generated.findIndex(({ output }) => output === input) < at
    return { seed, state: isSame ? 'same' : 'agrees', input, message: null }
  })
}

function messageOf(execution: Execution | undefined): string | null {
  return execution?.error ? `${execution.error.type}: ${execution.error.message}` : null
}

/** Tells whether all checks passed. Inputs may repeat, but not all of them: then the generator does not read its seed. */
export function agrees({ cases, seeds, reading }: ProblemCheck): boolean {
  if (reading !== null && reading !== 'agrees') return false
  const isEverySeedGood = seeds.every(({ state }) => state === 'agrees' || state === 'same')
  // A table is checked without cases.
  const isAnythingRun = cases.length > 0 || reading !== null
  return isAnythingRun && cases.every(({ state }) => state === 'ACCEPTED') && isEverySeedGood && !isUnvaried({ seeds })
}

/** Tells whether the generator works, but prints the same for every seed. */
export function isUnvaried({ seeds }: Pick<ProblemCheck, 'seeds'>): boolean {
  return seeds.length > 0 && seeds.slice(1).every(({ state }) => state === 'same')
}

/** Returns the cases with the reference's outputs for their inputs, where it ended well. They may have changed while it ran. */
export function withOutputsOf(
  caseList: readonly StudioCase[],
  inputs: readonly string[],
  executions: readonly Execution[],
): readonly StudioCase[] {
  return caseList.map((one) => {
    const execution = executions[inputs.indexOf(one.input)]
    return execution?.state === 'DONE' ? { ...one, output: execution.output } : one
  })
}
