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

/** The part of a case that a learner sees: all of it, its label, or only whether it passed. */
export const caseVisibilities = ['OPEN', 'LABEL', 'HIDDEN'] as const

export type CaseVisibility = (typeof caseVisibilities)[number]

export interface JudgeCase {
  readonly caseNumber: number
  readonly label: string | null
  readonly visibility: CaseVisibility
  readonly input: string
  readonly expectedOutput: string
  /** Null: it must pass, but gives no score. */
  readonly subtaskId: number | null
}

export interface Subtask {
  readonly subtaskId: number
  readonly title: string
  readonly score: number
}

export interface JudgedProblem {
  readonly cases: readonly JudgeCase[]
  /** Empty: the whole score is for passing every case. */
  readonly subtasks: readonly Subtask[]
  readonly totalScore: number
}

export interface CaseResult {
  readonly caseNumber: number
  readonly label: string | null
  readonly visibility: CaseVisibility
  readonly state: VerdictState
  /** The exact number for an open case, a rounded one for others. */
  readonly stepCount: number
  /** This field and the next two: null unless the case is open. */
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
  /** The steps of the case that took the most, as that case shows them. */
  readonly stepCount: number
  readonly caseList: readonly CaseResult[]
  readonly subtaskList: readonly SubtaskResult[]
  /** Python's own message about the first case that failed with an error. */
  readonly message: string | null
  readonly line: number | null
}

/** Judges the runs of all cases, in the cases' order. A run that is missing or was stopped makes the verdict `JUDGE_ERROR`. */
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
 * Rounds the steps of a closed case up to two figures, and to 100 at least: an exact number can reveal the case's input, as
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

/** Returns the index of the case that names the verdict: one that could not be judged, else the first that failed. -1: none. */
function firstFailed(caseList: readonly CaseResult[]): number {
  const unjudged = caseList.findIndex(({ state }) => state === 'JUDGE_ERROR')
  return unjudged === -1 ? caseList.findIndex(({ state }) => state !== 'ACCEPTED') : unjudged
}

/** Scores a subtask, which earns all or nothing. A subtask without cases cannot be earned. */
function subtaskResult({ subtaskId, title, score }: Subtask, cases: readonly JudgeCase[], caseList: readonly CaseResult[]): SubtaskResult {
  const own = caseList.filter((_, at) => cases[at]?.subtaskId === subtaskId)
  const isEarned = own.length > 0 && own.every(({ state }) => state === 'ACCEPTED')
  return { subtaskId, title, score: isEarned ? score : 0, totalScore: score }
}

function scoreOf(state: VerdictState, subtaskList: readonly SubtaskResult[], totalScore: number): number {
  if (state === 'ACCEPTED') return totalScore
  return state === 'JUDGE_ERROR' ? 0 : subtaskList.reduce((sum, { score }) => sum + score, 0)
}

/** A syntax error occurs before any input is read, so it can be shown. */
const isOpenError = (state: VerdictState, failed: CaseResult | undefined) => isUnreadable({ state }) || failed?.visibility === 'OPEN'

/** Tells whether the code could not be parsed, so that no case was run. */
export function isUnreadable({ state }: Pick<Verdict, 'state'>): boolean {
  return state === 'SYNTAX_ERROR'
}

/** Messages without a word from the input. Any other could reveal a hidden case: `raise Exception(input())`. */
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

/** Python's own error types. A program may define others with any name: `raise type(input(), (Exception,), {})`. */
const errorTypes = new Set(
  `ArithmeticError AssertionError AttributeError EOFError FileExistsError FileNotFoundError FloatingPointError ImportError IndentationError
   IndexError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
   NotImplementedError OSError OverflowError PermissionError RecursionError RuntimeError StopAsyncIteration StopIteration SyntaxError
   SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError
   ValueError ZeroDivisionError`.split(/\s+/),
)

/** Returns the text of an error. For a case that learners do not see, it holds nothing that could come from the input. */
export function errorMessage({ type, message }: PythonError, isOpen: boolean): string {
  const name = isOpen || errorTypes.has(type) ? type : 'Exception'
  return message !== '' && (isOpen || fixedMessages.has(message)) ? `${name}: ${message}` : name
}
