import type { Execution } from './execution.ts'
import { nodeIn, statementsByLine, type SyntaxNode } from './syntaxTree.ts'

/** So many steps of a program are written down; then it is stopped. */
export const mostTraceSteps = 2_000

/** A value as it is shown. Long ones are cut off, with their whole size; equal values of one trace are the same object. */
export type TraceValue =
  /** Written as Python writes it, texts without their quotes. `size` is the length of a text that is cut off. */
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

/** A function at work, or the program itself. */
export interface TraceFrame {
  /** `<module>` for the program itself. */
  readonly name: string
  readonly variables: ReadonlyMap<string, TraceValue>
}

/** Something that Python was about to do, or had just done. */
export interface TraceEvent {
  /** `line`: about to run it. `return` and `error`: about to leave by it. */
  readonly kind: 'line' | 'call' | 'return' | 'error'
  readonly line: number
  /** The outermost first. */
  readonly frames: readonly TraceFrame[]
  /** How much of the output was there by then. */
  readonly outputLength: number
  /** What is returned; null when it is left by an error, and for all other events. */
  readonly value: TraceValue | null
  /** The error's type. */
  readonly errorType: string | null
}

export interface Trace {
  readonly code: string
  readonly execution: Execution
  readonly events: readonly TraceEvent[]
  readonly tree: SyntaxNode | null
  /** More happened than was written down. */
  readonly isCut: boolean
}

/** A step as it is looked at: a line, with what has come of it. */
export interface Moment {
  readonly event: TraceEvent
  /** What came next; null at the end. */
  readonly next: TraceEvent | null
  /** After it. */
  readonly frames: readonly TraceFrame[]
  readonly outputLength: number
  readonly statement: SyntaxNode | null
}

/** The steps of a trace. What is no step of its own for a reader is left out: entering the program, and a return just before it returns. */
export function momentsOf({ events, tree }: Trace): readonly Moment[] {
  const statements = tree === null ? null : statementsByLine(tree)
  const statementOf = ({ line }: TraceEvent) => statements?.get(line) ?? null
  const told = events.filter((event, at) => !isRepetition(event, events[at - 1], statementOf(event)))
  return told.flatMap((event, at) => {
    const next = told[at + 1] ?? null
    const statement = statementOf(event)
    if (isPassedOver(event, next, statement)) return []
    return [{ event, next, frames: framesAfter(event, next), outputLength: (next ?? event).outputLength, statement }]
  })
}

/** A list that is made in one line goes over it again and again. */
function isRepetition({ kind, line, frames }: TraceEvent, last: TraceEvent | undefined, statement: SyntaxNode | null): boolean {
  const isSameLine = kind === 'line' && last?.kind === 'line' && last.line === line && last.frames.length === frames.length
  return isSameLine && statement !== null && !('body' in statement.fields)
}

function isPassedOver({ kind, frames, value }: TraceEvent, next: TraceEvent | null, statement: SyntaxNode | null): boolean {
  if (kind === 'call') return frames.length === 1
  // Frames that an error goes through: it was told where it arose.
  if (kind === 'return') return value === null
  return kind === 'line' && givesBack(statement) && next?.kind === 'return' && next.frames.length === frames.length
}

const givesBack = (statement: SyntaxNode | null) =>
  statement?.type === 'Return' || nodeIn(statement, 'value')?.type.startsWith('Yield') === true

/** Of those that were there: a function that begins next has its own step. */
function framesAfter({ kind, frames }: TraceEvent, next: TraceEvent | null): readonly TraceFrame[] {
  if (next === null || kind === 'error') return frames
  // A function that is left is gone; the line that called it may call another one next.
  return next.frames.slice(0, kind === 'return' ? Math.max(1, frames.length - 1) : frames.length)
}

export interface VariableChange {
  readonly name: string
  /** Null: it was not there. */
  readonly before: TraceValue | null
  readonly after: TraceValue | null
}

/** What changed between two looks at one frame. */
export function changesBetween(before: TraceFrame | undefined, after: TraceFrame | undefined): readonly VariableChange[] {
  // Another function at the same depth has variables of its own.
  if (before === undefined || after === undefined || before === after || before.name !== after.name) return []
  const names = new Set([...before.variables.keys(), ...after.variables.keys()])
  return [...names]
    .map((name) => ({ name, before: before.variables.get(name) ?? null, after: after.variables.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}
