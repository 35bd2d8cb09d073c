import type { Execution } from './execution.ts'
import { nodeIn, statementsByLine, type SyntaxNode } from './syntaxTree.ts'

/** The maximum number of recorded steps; then the program is stopped. */
export const maxTraceSteps = 2_000

/** A value as it is shown. Long ones are cut off, but keep their size; equal values of one trace are the same object. */
export type TraceValue =
  /** A value as Python writes it, texts without their quotes. `size` is the length of a text that is cut off. */
  | { readonly kind: 'leaf'; readonly type: string; readonly text: string; readonly size: number | null }
  /** Lists, tuples, sets. Null: nested too deep to be shown. */
  | { readonly kind: 'sequence'; readonly type: string; readonly size: number; readonly items: readonly TraceValue[] | null }
  /** Dictionaries, and objects with their fields. */
  | {
      readonly kind: 'pairs'
      readonly type: string
      readonly size: number
      readonly pairs: readonly (readonly [key: TraceValue, value: TraceValue])[] | null
    }

/** A running function, or the main program. */
export interface TraceFrame {
  /** `<module>` for the main program. */
  readonly name: string
  readonly variables: ReadonlyMap<string, TraceValue>
}

/** An event just before or after Python runs something. */
export interface TraceEvent {
  /** `line`: before the line runs. `return` and `error`: before the function is left. */
  readonly kind: 'line' | 'call' | 'return' | 'error'
  readonly line: number
  /** The stack, the outermost frame first. */
  readonly frames: readonly TraceFrame[]
  /** The length of the output at that time. */
  readonly outputLength: number
  /** The returned value; null when an error ends the function, and for all other events. */
  readonly value: TraceValue | null
  /** The error's type. */
  readonly errorType: string | null
}

export interface Trace {
  readonly code: string
  readonly execution: Execution
  readonly events: readonly TraceEvent[]
  readonly tree: SyntaxNode | null
  /** Whether more happened than was recorded. */
  readonly isCut: boolean
}

/** A step that the viewer can look at: a line, with its results. */
export interface Moment {
  readonly event: TraceEvent
  /** The next event; null at the end. */
  readonly next: TraceEvent | null
  /** The stack after the step. */
  readonly frames: readonly TraceFrame[]
  readonly outputLength: number
  readonly statement: SyntaxNode | null
}

/** Lists the steps of a trace, without those that mean nothing to a reader: entering the program, and a return just before it returns. */
export function momentsOf({ events, tree }: Trace): readonly Moment[] {
  const statements = tree === null ? null : statementsByLine(tree)
  const statementOf = ({ line }: TraceEvent) => statements?.get(line) ?? null
  const distinct = events.filter((event, at) => !isRepetition(event, events[at - 1], statementOf(event)))
  return distinct.flatMap((event, at) => {
    const next = distinct[at + 1] ?? null
    const statement = statementOf(event)
    if (isPassedOver(event, next, statement)) return []
    return [{ event, next, frames: framesAfter(event, next), outputLength: (next ?? event).outputLength, statement }]
  })
}

/** Tells whether a line is repeated, as by a list that is made in one line. */
function isRepetition({ kind, line, frames }: TraceEvent, last: TraceEvent | undefined, statement: SyntaxNode | null): boolean {
  const isSameLine = kind === 'line' && last?.kind === 'line' && last.line === line && last.frames.length === frames.length
  return isSameLine && statement !== null && !('body' in statement.fields)
}

function isPassedOver({ kind, frames, value }: TraceEvent, next: TraceEvent | null, statement: SyntaxNode | null): boolean {
  if (kind === 'call') return frames.length === 1
  // An error passes through these frames: it was described where it arose.
  if (kind === 'return') return value === null
  return kind === 'line' && givesBack(statement) && next?.kind === 'return' && next.frames.length === frames.length
}

const givesBack = (statement: SyntaxNode | null) =>
  statement?.type === 'Return' || nodeIn(statement, 'value')?.type.startsWith('Yield') === true

/** Returns the frames that existed before, with their new values: a function that begins next has its own step. */
function framesAfter({ kind, frames }: TraceEvent, next: TraceEvent | null): readonly TraceFrame[] {
  if (next === null || kind === 'error') return frames
  // A function that was left is gone; the line that called it may call another one next.
  return next.frames.slice(0, kind === 'return' ? Math.max(1, frames.length - 1) : frames.length)
}

export interface VariableChange {
  readonly name: string
  /** Null: the variable did not exist. */
  readonly before: TraceValue | null
  readonly after: TraceValue | null
}

/** Lists the variables that differ between two states of one frame. */
export function changesBetween(before: TraceFrame | undefined, after: TraceFrame | undefined): readonly VariableChange[] {
  // Another function at the same depth has variables of its own.
  if (before === undefined || after === undefined || before === after || before.name !== after.name) return []
  const names = new Set([...before.variables.keys(), ...after.variables.keys()])
  return [...names]
    .map((name) => ({ name, before: before.variables.get(name) ?? null, after: after.variables.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}
