import type { Execution, ExecutionState, PythonError, RunLimits } from '../../domain/problems/execution.ts'

/** After so many steps at the latest the harness says how many there were. */
const stepsBetweenSigns = 131_072

export interface Witness {
  /** For the harness alone: steps so far, a limit that is reached, or that the program got hold of what is not its own. */
  tell(what: unknown, steps?: unknown): void
  /** Within a program's reach: its output or its record is full. */
  cutOff(state: unknown): void
  /** Of a program whose text cannot be read. */
  misread(outcome: string): Execution
  /** What the program's end and the harness say, as far as it agrees with what was seen. */
  execution(outcome: string, counted: string): { readonly execution: Execution; readonly isBent: boolean }
}

const stretchesIn = (steps: number) => Math.floor(steps / stepsBetweenSigns)

/** Sees one run from outside of Python, where no program reaches: limits and counts are believed only as far as this has seen them. */
export function witnessOf({ stepCount: most, outputLength }: RunLimits, onSign: () => void): Witness {
  /** How many stretches between signs are over. */
  let stretches = 0
  let isBent = false
  const reached = new Set<ExecutionState>()
  return {
    tell(what, steps) {
      if (what === 'STEP_LIMIT') reached.add(what)
      else if (what === 'ALIVE' && typeof steps === 'number' && stretchesIn(steps) > stretches && steps <= most) {
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
      const isCounted = reached.has('STEP_LIMIT') ? stepCount === most : stepCount <= most && stretchesIn(stepCount) === stretches
      const limit = limitStates.find((one) => reached.has(one)) ?? null
      if (isBent || isWhole !== true || !isCounted) return { execution: unbelieved, isBent: true }
      const text = output.slice(0, outputLength)
      return { execution: { state: limit ?? state, output: text, error: limit === null ? error : null, stepCount }, isBent: false }
    },
  }
}

/** The first that was reached says how the run ended. */
const limitStates = ['STOPPED', 'STEP_LIMIT', 'OUTPUT_LIMIT'] as const

const unbelieved: Execution = { state: 'STOPPED', output: '', error: null, stepCount: 0 }

const endings = ['DONE', 'RUNTIME_ERROR', 'SYNTAX_ERROR', 'MEMORY_LIMIT'] as const

/** A program may have a say in how it ended, but in these words. */
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
