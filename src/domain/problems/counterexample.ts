import { compareOutput } from './compareOutput.ts'
import type { Execution, ExecutionState, PythonError } from './execution.ts'

/** A small input on which a program gives a wrong result. */
export interface Counterexample {
  readonly input: string
  readonly expectedOutput: string
  readonly output: string
  /** The way in which the program ended on it. */
  readonly state: ExecutionState
  readonly error: PythonError | null
}

export interface CounterexampleSearch {
  /** Null: none of the tried inputs is one. */
  readonly counterexample: Counterexample | null
  /** The number of inputs that were tried; 0 where there are none to try. */
  readonly triedCount: number
}

/** Lists the inputs to try, each once, the smallest first, without those that must stay secret. */
export function inputsToTry(inputs: readonly string[], secret: readonly string[]): readonly string[] {
  const hidden = new Set(secret.map(plain))
  const open = new Map(inputs.toReversed().map((input) => [plain(input), input]))
  return [...open]
    .filter(([key]) => !hidden.has(key))
    .map(([, input]) => input)
    .toSorted(bySize)
}

const plain = (input: string) => input.trim().replaceAll(/\s+/g, ' ')

/** Compares inputs by their length, then by how large their numbers are. */
function bySize(one: string, other: string): number {
  return one.length - other.length || sumOf(one) - sumOf(other) || Number(one > other) - Number(one < other)
}

const sumOf = (input: string) => (input.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0)

/** Returns a counterexample if the program differs from the reference. An input on which the reference fails proves nothing. */
export function counterexampleOf(input: string, expected: Execution, actual: Execution): Counterexample | null {
  if (expected.state !== 'DONE' || actual.state === 'STOPPED') return null
  if (actual.state === 'DONE' && compareOutput(expected.output, actual.output) === 'SAME') return null
  return { input, expectedOutput: expected.output, output: actual.output, state: actual.state, error: actual.error }
}
