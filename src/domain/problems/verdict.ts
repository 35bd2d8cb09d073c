import { compareOutput } from './compareOutput.ts'
import type { Execution, PythonError } from './execution.ts'

export const verdictStates = [
  'ACCEPTED',
  'WRONG_ANSWER',
  'OUTPUT_FORMAT',
  'RUNTIME_ERROR',
  'SYNTAX_ERROR',
  'STEP_LIMIT',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  'OUTPUT_LIMIT',
  'JUDGING',
  'JUDGE_ERROR',
] as const

export type VerdictState = (typeof verdictStates)[number]

/** What a learner gets to see of a case: all of it, what it tests, or only whether it passed. */
export const caseVisibilities = ['OPEN', 'LABEL', 'HIDDEN'] as const

export type CaseVisibility = (typeof caseVisibilities)[number]

export interface JudgeCase {
  readonly caseNumber: number
  readonly label: string | null
  readonly visibility: CaseVisibility
  readonly input: string
  readonly expectedOutput: string
  /** Null: it must pass, but no score hangs on it. */
  readonly subtaskId: number | null
}

export interface Subtask {
  readonly subtaskId: number
  readonly title: string
  readonly score: number
}

export interface JudgedProblem {
  readonly cases: readonly JudgeCase[]
  /** None: the whole score is for passing every case. */
  readonly subtasks: readonly Subtask[]
  readonly totalScore: number
}

export interface CaseResult {
  readonly caseNumber: number
  readonly label: string | null
  readonly visibility: CaseVisibility
  readonly state: VerdictState
  /** Exact for an open case, rounded for others. */
  readonly stepCount: number
  /** This and the next two: null unless the case is open. */
  readonly input: string | null
  readonly expectedOutput: string | null
  readonly output: string | null
}

export interface SubtaskResult {
  readonly subtaskId: number
  readonly title: string
  readonly score: number
  readonly totalScore: number
}

export interface Verdict {
  readonly state: VerdictState
  readonly score: number
  readonly totalScore: number
  /** Of the case that took most, as that case tells it. */
  readonly stepCount: number
  readonly caseList: readonly CaseResult[]
  readonly subtaskList: readonly SubtaskResult[]
  /** Python's own words on the first case that failed with an error. */
  readonly message: string | null
  readonly line: number | null
}

/** The verdict on runs of all cases, in the cases' order. A run that is missing or was stopped makes it `JUDGE_ERROR`. */
export function judge({ cases, subtasks, totalScore }: JudgedProblem, executions: readonly Execution[]): Verdict {
  const caseList = cases.map((one, at) => resultOf(one, executions[at]))
  const subtaskList = subtasks.map((subtask) => subtaskResult(subtask, cases, caseList))
  const failed = firstFailed(caseList)
  const state = cases.length === 0 ? 'JUDGE_ERROR' : (caseList[failed]?.state ?? 'ACCEPTED')
  const error = executions[failed]?.error ?? null
  return {
    state,
    score: scoreOf(state, subtaskList, totalScore),
    totalScore,
    stepCount: Math.max(0, ...caseList.map(({ stepCount }) => stepCount)),
    caseList,
    subtaskList,
    message: error === null ? null : errorMessage(error, isOpenError(state, caseList[failed])),
    line: error?.line ?? null,
  }
}

function resultOf({ caseNumber, label, visibility, input, expectedOutput }: JudgeCase, execution: Execution | undefined): CaseResult {
  const isOpen = visibility === 'OPEN'
  return {
    caseNumber,
    label: visibility === 'HIDDEN' ? null : label,
    visibility,
    state: execution === undefined ? 'JUDGE_ERROR' : stateOf(execution, expectedOutput),
    stepCount: visibleSteps(execution?.stepCount ?? 0, isOpen),
    input: isOpen ? input : null,
    expectedOutput: isOpen ? expectedOutput : null,
    output: isOpen ? (execution?.output ?? null) : null,
  }
}

/**
 * A count of a closed case is rounded up to two figures, and to 100 at least: an exact one can spell the case's input, as
 * `for i in range(int(input())): pass` does.
 */
function visibleSteps(stepCount: number, isOpen: boolean): number {
  if (isOpen) return stepCount
  const unit = 10 ** Math.max(2, String(stepCount).length - 2)
  return Math.ceil(stepCount / unit) * unit
}

const states = { SAME: 'ACCEPTED', BLANKS_DIFFER: 'OUTPUT_FORMAT', DIFFERENT: 'WRONG_ANSWER' } as const

function stateOf({ state, output }: Execution, expectedOutput: string): VerdictState {
  if (state === 'DONE') return states[compareOutput(expectedOutput, output)]
  return state === 'STOPPED' ? 'JUDGE_ERROR' : state
}

/** The case that the verdict is named after: one that could not be judged, else the first that failed. -1: none. */
function firstFailed(caseList: readonly CaseResult[]): number {
  const unjudged = caseList.findIndex(({ state }) => state === 'JUDGE_ERROR')
  return unjudged === -1 ? caseList.findIndex(({ state }) => state !== 'ACCEPTED') : unjudged
}

/** All or nothing. One without cases cannot be earned. */
function subtaskResult({ subtaskId, title, score }: Subtask, cases: readonly JudgeCase[], caseList: readonly CaseResult[]): SubtaskResult {
  const own = caseList.filter((_, at) => cases[at]?.subtaskId === subtaskId)
  const isEarned = own.length > 0 && own.every(({ state }) => state === 'ACCEPTED')
  return { subtaskId, title, score: isEarned ? score : 0, totalScore: score }
}

function scoreOf(state: VerdictState, subtaskList: readonly SubtaskResult[], totalScore: number): number {
  if (state === 'ACCEPTED') return totalScore
  return state === 'JUDGE_ERROR' ? 0 : subtaskList.reduce((sum, { score }) => sum + score, 0)
}

/** A syntax error comes before any input was read. */
const isOpenError = (state: VerdictState, failed: CaseResult | undefined) => isUnreadable({ state }) || failed?.visibility === 'OPEN'

/** Nothing of it ran: there is nothing to tell of any case. */
export function isUnreadable({ state }: Pick<Verdict, 'state'>): boolean {
  return state === 'SYNTAX_ERROR'
}

/** Messages without a word from the input. Any other could tell what a hidden case holds: `raise Exception(input())`. */
const fixedMessages = new Set([
  'division by zero',
  'list index out of range',
  'string index out of range',
  'tuple index out of range',
  'range object index out of range',
  'pop from empty list',
  'EOF when reading a line',
  'maximum recursion depth exceeded',
  'Stack overflow',
])

/** Python's own kinds of error. A program may name others as it likes: `raise type(input(), (Exception,), {})`. */
const errorTypes = new Set(
  `ArithmeticError AssertionError AttributeError EOFError FileExistsError FileNotFoundError FloatingPointError ImportError IndentationError
   IndexError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
   NotImplementedError OSError OverflowError PermissionError RecursionError RuntimeError StopAsyncIteration StopIteration SyntaxError
   SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError
   ValueError ZeroDivisionError`.split(/\s+/),
)

/** What is told of an error. Of a case that learners do not see: nothing that could hold a word of its input. */
export function errorMessage({ type, message }: PythonError, isOpen: boolean): string {
  const name = isOpen || errorTypes.has(type) ? type : 'Exception'
  return message !== '' && (isOpen || fixedMessages.has(message)) ? `${name}: ${message}` : name
}
