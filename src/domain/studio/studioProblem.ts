import { defaultLimits, type Execution } from '../problems/execution.ts'
import type { ProblemDetail } from '../problems/problem.ts'
import { longestCode } from '../problems/submission.ts'
import { type CaseVisibility, judge, type JudgeCase, type JudgedProblem, type VerdictState } from '../problems/verdict.ts'

export interface StudioCase {
  /** What it tests, in a few words. */
  readonly label: string
  readonly visibility: CaseVisibility
  readonly input: string
  readonly output: string
}

/** A text problem that is being made. */
export interface StudioProblem {
  readonly title: string
  /** 1 to 20, as the stars count it. */
  readonly difficulty: number
  /** The name of a type of problems; blank: none yet. */
  readonly category: string
  readonly statement: string
  /** Blank: the program reads nothing. */
  readonly inputRule: string
  readonly outputRule: string
  /** One a line. */
  readonly hints: string
  readonly caseList: readonly StudioCase[]
  /** Python that solves it. */
  readonly reference: string
  /** Python that reads a seed and prints a small input. Blank: there is none, and no counterexample is searched. */
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
}

export const difficulties = { least: 1, most: 20 } as const
export const longestTitle = 60
/** In characters, of the statement and of each rule. */
export const longestProblemText = 5_000
export const mostCases = 40

/** What is missing before it can be published. `caseNumber` counts from 1. */
export type ProblemGap =
  | { readonly kind: 'title' | 'titleLength' | 'category' | 'statement' | 'outputRule' | 'length' }
  | { readonly kind: 'noOpenCase' | 'noClosedCase' | 'tooManyCases' | 'reference' | 'codeLength' }
  | { readonly kind: 'output' | 'label' | 'sameInput'; readonly caseNumber: number }

export function problemGaps(problem: StudioProblem): readonly ProblemGap[] {
  const { title, category, statement, inputRule, outputRule, caseList, reference, generator } = problem
  const gaps: ProblemGap[] = []
  if (isBlank(title)) gaps.push({ kind: 'title' })
  if (title.trim().length > longestTitle) gaps.push({ kind: 'titleLength' })
  if (isBlank(category)) gaps.push({ kind: 'category' })
  if (isBlank(statement)) gaps.push({ kind: 'statement' })
  if (isBlank(outputRule)) gaps.push({ kind: 'outputRule' })
  if ([statement, inputRule, outputRule, problem.hints].some(({ length }) => length > longestProblemText)) gaps.push({ kind: 'length' })
  if (!caseList.some(({ visibility }) => visibility === 'OPEN')) gaps.push({ kind: 'noOpenCase' })
  if (caseList.every(({ visibility }) => visibility === 'OPEN')) gaps.push({ kind: 'noClosedCase' })
  if (caseList.length > mostCases) gaps.push({ kind: 'tooManyCases' })
  for (const [at, { label, visibility, input, output }] of caseList.entries()) {
    const caseNumber = at + 1
    if (isBlank(output)) gaps.push({ kind: 'output', caseNumber })
    if (visibility === 'LABEL' && isBlank(label)) gaps.push({ kind: 'label', caseNumber })
    if (caseList.findIndex((one) => one.input.trim() === input.trim()) < at) gaps.push({ kind: 'sameInput', caseNumber })
  }
  if (isBlank(reference)) gaps.push({ kind: 'reference' })
  if (reference.length > longestCode || generator.length > longestCode) gaps.push({ kind: 'codeLength' })
  return gaps
}

const isBlank = (text: string) => text.trim() === ''

/** Of a problem that is solved in full. */
const totalScore = 100

/** What it is judged by. Examples are numbered, other cases have their label. */
export function judgedProblemOf({ caseList }: Pick<StudioProblem, 'caseList'>): JudgedProblem {
  const cases = caseList.map(
    ({ label, visibility, input, output }, at): JudgeCase => ({
      caseNumber: at + 1,
      label: label.trim() || null,
      visibility,
      input,
      expectedOutput: output,
      subtaskId: null,
    }),
  )
  return { cases, subtasks: [], totalScore }
}

/** As a learner would read it. */
export function previewOf(problem: StudioProblem): ProblemDetail {
  return {
    problemId: 'preview',
    problemStorageId: null,
    title: problem.title.trim(),
    difficulty: problem.difficulty,
    character: null,
    categoryList: [],
    languageList: ['PYTHON'],
    taskKind: 'WRITE',
    readingTask: null,
    point: null,
    acceptedRate: null,
    submissionCount: null,
    state: null,
    statement: writtenLines(problem.statement),
    inputRule: problem.inputRule.trim() || null,
    outputRule: problem.outputRule.trim() || null,
    examples: examplesOf(problem),
    hintCount: writtenLines(problem.hints).length,
    starterCodes: [],
    limits: defaultLimits,
    subtasks: [],
    previousProblemId: null,
    nextProblemId: null,
  }
}

export function examplesOf({ caseList }: Pick<StudioProblem, 'caseList'>): readonly { readonly input: string; readonly output: string }[] {
  return caseList.filter(({ visibility }) => visibility === 'OPEN').map(({ input, output }) => ({ input, output }))
}

/** Lines that say something. */
export function writtenLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** The seeds on which the generator is tried before publishing. */
export const checkedSeeds: readonly number[] = [1, 2, 3, 4, 5]

/** What the generator reads. */
export const seedInput = (seed: number): string => `${seed}\n`

export interface CaseCheck {
  readonly caseNumber: number
  readonly state: VerdictState
  /** What the reference printed. */
  readonly output: string
  /** Python's own words; null: no error. */
  readonly message: string | null
}

export interface SeedCheck {
  readonly seed: number
  /** `same`: it is the input of an earlier seed. */
  readonly state: 'agrees' | 'same' | 'generatorFailed' | 'referenceFailed'
  /** What the generator printed. */
  readonly input: string
  readonly message: string | null
}

/** What came of running reference and generator. */
export interface ProblemCheck {
  readonly cases: readonly CaseCheck[]
  /** None where there is no generator. */
  readonly seeds: readonly SeedCheck[]
}

export function caseChecks(problem: StudioProblem, executions: readonly Execution[]): readonly CaseCheck[] {
  const { caseList } = judge(judgedProblemOf(problem), executions)
  return caseList.map(({ caseNumber, state }, at) => ({
    caseNumber,
    state,
    output: executions[at]?.output ?? '',
    message: messageOf(executions[at]),
  }))
}

/** `generated` and `solved` in the order of the seeds; `solved` are the reference's runs on what was generated. */
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

/** Inputs may repeat, but not all of them: then the generator does not read its seed. */
export function agrees({ cases, seeds }: ProblemCheck): boolean {
  const isEverySeedGood = seeds.every(({ state }) => state === 'agrees' || state === 'same')
  return cases.length > 0 && cases.every(({ state }) => state === 'ACCEPTED') && isEverySeedGood && !isUnvaried({ seeds })
}

/** Whether the generator works, but prints the same for every seed. */
export function isUnvaried({ seeds }: Pick<ProblemCheck, 'seeds'>): boolean {
  return seeds.length > 0 && seeds.slice(1).every(({ state }) => state === 'same')
}

/** The cases with what the reference printed on their inputs, where it ended well. They may have changed while it ran. */
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
