import { compareOutput } from './compareOutput.ts'
import type { Execution, ExecutionState, PythonError } from './execution.ts'

/** A small input on which a program does not do what it should. */
export interface Counterexample {
  readonly input: string
  readonly expectedOutput: string
  readonly output: string
  /** How the program ended on it. */
  readonly state: ExecutionState
  readonly error: PythonError | null
}

export interface CounterexampleSearch {
  /** Null: on none of those that were tried. */
  readonly counterexample: Counterexample | null
  /** How many inputs were tried; 0 where there are none to try. */
  readonly triedCount: number
}

/** Each once, the smallest first, without those that must stay unknown. */
export function inputsToTry(inputs: readonly string[], secret: readonly string[]): readonly string[] {
  const hidden = new Set(secret.map(plain))
  const open = new Map(inputs.toReversed().map((input) => [plain(input), input]))
  return [...open]
    .filter(([key]) => !hidden.has(key))
    .map(([, input]) => input)
    .toSorted(bySize)
}

const plain = (input: string) => input.trim().replaceAll(/\s+/g, ' ')

/** By what there is to read, then by how large the numbers are. */
function bySize(one: string, other: string): number {
  return one.length - other.length || sumOf(one) - sumOf(other) || Number(one > other) - Number(one < other)
}

const sumOf = (input: string) => (input.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0)

/** Whether the program parts from the reference here. What the reference itself cannot do says nothing. */
export function counterexampleOf(input: string, wanted: Execution, found: Execution): Counterexample | null {
  if (wanted.state !== 'DONE' || found.state === 'STOPPED') return null
  if (found.state === 'DONE' && compareOutput(wanted.output, found.output) === 'SAME') return null
  return { input, expectedOutput: wanted.output, output: found.output, state: found.state, error: found.error }
}
