import type { Finished } from './pythonProcess.ts'
import type { SeaCall } from '../../domain/blocks/pythonPlay.ts'
import type { Value } from '../../domain/blocks/stage.ts'
import type { SyntaxField, SyntaxNode, SyntaxReading } from '../../domain/problems/syntaxTree.ts'
import type { Trace, TraceEvent, TraceFrame, TraceValue } from '../../domain/problems/trace.ts'

/** Parses the output of tracer.py carefully, because a program may have changed it. */
export function readTrace(code: string, { execution, detail }: Finished): Trace {
  const { steps, values, tree, isCut } = readDetail(detail)
  const known = listOf(values).map(readValue)
  return { code, execution, events: readEvents(listOf(steps), known), tree: readNode(tree), isCut: isCut === true }
}

export function readSyntax({ execution, detail }: Finished): SyntaxReading {
  return { tree: readNode(readDetail(detail)['tree']), error: execution.error }
}

const isValue = (raw: unknown): raw is Value => typeof raw === 'number' || typeof raw === 'string'

/** Parses the calls a program made in a sea; invalid ones are left out. */
export function readSeaCalls(detail = '[]'): readonly SeaCall[] {
  return listOf(parsed(detail)).flatMap((raw): readonly SeaCall[] => {
    const [line, name, ...values] = listOf(raw)
    return typeof line === 'number' && typeof name === 'string' ? [[line, name, ...values.filter(isValue)]] : []
  })
}

function readDetail(detail = '{}'): Readonly<Record<string, unknown>> {
  return fieldsOf(parsed(detail))
}

function parsed(detail: string): unknown {
  try {
    return JSON.parse(detail)
  } catch {
    return null
  }
}

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> => (typeof raw === 'object' && raw !== null ? { ...raw } : {})
const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [])
const numberOf = (raw: unknown) => (typeof raw === 'number' ? raw : 0)
const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : '')

const kinds = ['line', 'call', 'return', 'error'] as const

/** Reads the steps, each of which has only the changes: an unchanged value is the same object as before. */
function readEvents(steps: readonly unknown[], values: readonly TraceValue[]): readonly TraceEvent[] {
  let frames: readonly TraceFrame[] = []
  return steps.map((step) => {
    const [kindNumber, line, depth, outputLength, detail, changes] = listOf(step)
    const kind = kinds[numberOf(kindNumber)] ?? 'line'
    const next = frames.slice(0, numberOf(depth))
    // A function that begins gets a new frame, which replaces any at its depth.
    if (kind === 'call') next[numberOf(depth) - 1] = { name: textOf(detail), variables: new Map() }
    applyChanges(next, listOf(changes), values)
    frames = next
    return {
      kind,
      line: numberOf(line),
      frames,
      outputLength: numberOf(outputLength),
      value: kind === 'return' && typeof detail === 'number' ? (values[detail] ?? null) : null,
      errorType: kind === 'error' ? textOf(detail) : null,
    }
  })
}

function applyChanges(frames: TraceFrame[], changes: readonly unknown[], values: readonly TraceValue[]): void {
  const changed = new Map<number, Map<string, TraceValue>>()
  for (const change of changes) {
    const [at, name, number] = listOf(change)
    const place = numberOf(at)
    const variables = changed.get(place) ?? new Map(frames[place]?.variables)
    changed.set(place, variables)
    const value = typeof number === 'number' ? values[number] : undefined
    if (value === undefined) variables.delete(textOf(name))
    else variables.set(textOf(name), value)
  }
  for (const [place, variables] of changed) {
    const frame = frames[place]
    if (frame !== undefined) frames[place] = { ...frame, variables }
  }
}

const sequenceTypes = new Set(['list', 'tuple', 'set', 'frozenset', 'deque'])

function readValue(raw: unknown): TraceValue {
  const [type, second, third] = listOf(raw)
  const name = textOf(type)
  if (sequenceTypes.has(name)) {
    const items = Array.isArray(third) ? third.map(readValue) : null
    return { kind: 'sequence', type: name, size: numberOf(second), items }
  }
  if (name === 'dict' || name === 'object') {
    const pairs = Array.isArray(third) ? third.map(readPair) : null
    return {
      kind: 'pairs',
      type: name === 'object' ? textOf(second) : name,
      size: typeof second === 'number' ? second : (pairs?.length ?? 0),
      pairs,
    }
  }
  return { kind: 'leaf', type: name, text: textOf(second), size: typeof third === 'number' ? third : null }
}

function readPair(raw: unknown): readonly [TraceValue, TraceValue] {
  const [key, value] = listOf(raw)
  return [readValue(key), readValue(value)]
}

/** The maximum depth of a tree; no readable program is deeper. */
const deepest = 400

function readNode(raw: unknown, depth = 0): SyntaxNode | null {
  const [type, place, fields] = listOf(raw)
  if (typeof type !== 'string' || !Array.isArray(place) || depth > deepest) return null
  const [line, column, endLine, endColumn] = place.map(numberOf)
  return {
    type,
    line: line ?? 0,
    column: column ?? 0,
    endLine: endLine ?? 0,
    endColumn: endColumn ?? 0,
    fields: Object.fromEntries(Object.entries(fieldsOf(fields)).map(([name, field]) => [name, readField(field, depth)])),
  }
}

function readField(raw: unknown, depth: number): SyntaxField {
  if (!Array.isArray(raw)) return typeof raw === 'string' ? raw : null
  // A node differs from a list by its second element, which is a place.
  return Array.isArray(raw[1]) && typeof raw[0] === 'string' ? readNode(raw, depth + 1) : raw.map((item) => readField(item, depth + 1))
}
