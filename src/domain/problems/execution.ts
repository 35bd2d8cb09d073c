/** The ways a run of a program can end. `TIME_LIMIT` is the wall clock, for programs that stand still without taking steps. */
export const executionStates = [
  'DONE',
  'RUNTIME_ERROR',
  'SYNTAX_ERROR',
  'STEP_LIMIT',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  'OUTPUT_LIMIT',
  'STOPPED',
] as const

export type ExecutionState = (typeof executionStates)[number]

export interface PythonError {
  /** The name of the exception's class. */
  readonly type: string
  readonly message: string
  /** The line in the learner's own code, counted from 1. Null: the error happened nowhere in it. */
  readonly line: number | null
}

/** The result of one run of a program. */
export interface Execution {
  readonly state: ExecutionState
  /** Is cut at the limit; output before an error is included. */
  readonly output: string
  readonly error: PythonError | null
  /** Jumps and calls in the learner's own code: the same number wherever it runs. */
  readonly stepCount: number
}

export interface RunLimits {
  readonly stepCount: number
  /** The memory that a program may use beyond what the interpreter itself needs. */
  readonly memoryMegabytes: number
  /** The maximum length of the output, in characters. */
  readonly outputLength: number
}

export const defaultLimits: RunLimits = { stepCount: 2_000_000, memoryMegabytes: 128, outputLength: 65_536 }

/** Appends a line to an input. */
export function withLine(input: string, line: string): string {
  return `${input === '' || input.endsWith('\n') ? input : `${input}\n`}${line}\n`
}
