/** How one run of a program ended. `TIME_LIMIT` is the wall clock, for programs that stand still without taking steps. */
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
  /** In the learner's own code, from 1. Null: it happened nowhere in it. */
  readonly line: number | null
}

/** What one run of a program came to. */
export interface Execution {
  readonly state: ExecutionState
  /** At most as long as the limit allows; what came before an error is kept. */
  readonly output: string
  readonly error: PythonError | null
  /** Jumps and calls in the learner's own code: the same number wherever it runs. */
  readonly stepCount: number
}

export interface RunLimits {
  readonly stepCount: number
  /** What a program may take beyond what the interpreter itself needs. */
  readonly memoryMegabytes: number
  /** In characters. */
  readonly outputLength: number
}

export const defaultLimits: RunLimits = { stepCount: 2_000_000, memoryMegabytes: 128, outputLength: 65_536 }

/** An input with one more line at its end. */
export function withLine(input: string, line: string): string {
  return `${input === '' || input.endsWith('\n') ? input : `${input}\n`}${line}\n`
}
