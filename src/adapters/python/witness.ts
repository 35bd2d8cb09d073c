import type { Execution, ExecutionState, PythonError, RunLimits } from '../../domain/problems/execution.ts'

/** The maximum number of steps between two reports of the harness. */
const stepsBetweenSigns = 131_072

export interface Witness {
  /** Called by the harness alone, with the steps so far, a limit that is reached, or that the program reached into foreign code. */
  tell(what: unknown, steps?: unknown): void
  /** Called when output or record is full; a program can call it, too. */
  cutOff(state: unknown): void
  /** Returns the execution of a program whose text cannot be parsed. */
  misread(outcome: string): Execution
  /** Returns the result of the program and the harness, as far as it agrees with the observed run. */
  execution(outcome: string, counted: string): { readonly execution: Execution; readonly isBent: boolean }
}

const stretchesIn = (steps: number) => Math.floor(steps / stepsBetweenSigns)

/** Observes one run from outside of Python, where no program reaches: limits and counts are believed only as far as it has seen them. */
export function witnessOf({ stepCount: maxSteps, outputLength }: RunLimits, onSign: () => void): Witness {
  /** The number of completed stretches between reports. */
  let stretches = 0
  let isBent = false
  const reached = new Set<ExecutionState>()
  return {
    tell(what, steps) {
      if (what === 'STEP_LIMIT') reached.add(what)
      else if (what === 'ALIVE' && typeof steps === 'number' && stretchesIn(steps) > stretches && steps <= maxSteps) {
        stretches = stretchesIn(steps)
        onSign()
      } else isBent = true
    },
    cutOff(state) {
      if (state === 'OUTPUT_LIMIT' || state === 'STOPPED') reached.add(state)
    },
    misread(outcome) {
      const { state, error } = readEnding(outcome)
      return { state, output: '', error, stepCount: 0 }
    },
    execution(outcome, counted) {
      const { output: printed, stepCount: steps, isWhole } = fieldsOf(counted)
      const output = typeof printed === 'string' ? printed : ''
      const stepCount = typeof steps === 'number' && Number.isSafeInteger(steps) ? steps : -1
      const { state, error } = readEnding(outcome)
      if (output.length > outputLength) reached.add('OUTPUT_LIMIT')
      const isCounted = reached.has('STEP_LIMIT') ? stepCount === maxSteps : stepCount <= maxSteps && stretchesIn(stepCount) === stretches
      const limit = limitStates.find((one) => reached.has(one)) ?? null
      if (isBent || isWhole !== true || !isCounted) return { execution: unbelieved, isBent: true }
      const text = output.slice(0, outputLength)
      return { execution: { state: limit ?? state, output: text, error: limit === null ? error : null, stepCount }, isBent: false }
    },
  }
}

/** The first limit that was reached determines how the run ended. */
const limitStates = ['STOPPED', 'STEP_LIMIT', 'OUTPUT_LIMIT'] as const

const unbelieved: Execution = { state: 'STOPPED', output: '', error: null, stepCount: 0 }

const endings = ['DONE', 'RUNTIME_ERROR', 'SYNTAX_ERROR', 'MEMORY_LIMIT'] as const

/** Parses the ending, which a program may influence, but only within these values. */
function readEnding(text: string): Pick<Execution, 'state' | 'error'> {
  const { state, error } = fieldsOf(text)
  const known = endings.find((one) => one === state)
  return known === undefined
    ? { state: 'RUNTIME_ERROR', error: readError({}) }
    : { state: known, error: error === null ? null : readError(error) }
}

function readError(raw: unknown): PythonError {
  const { type, message, line } = { ...Object(raw) }
  return {
    type: typeof type === 'string' ? type : 'SystemError',
    message: typeof message === 'string' ? message : '',
    line: Number.isSafeInteger(line) ? line : null,
  }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
