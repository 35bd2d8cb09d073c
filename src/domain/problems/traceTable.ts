import type { TraceTask } from './readingTask.ts'
import type { Moment, TraceValue } from './trace.ts'
import { isShownWhole, valueText } from './traceWords.ts'

/** A row of a table of values: the line that has just been run, and the values of the variables after it. */
export interface TraceRow {
  readonly line: number
  /** An empty cell: the variable does not exist yet. */
  readonly cells: readonly string[]
}

/** Returns the values of global variables each time one of the lines has been run. */
export function traceTable(moments: readonly Moment[], { variables, lines }: Pick<TraceTask, 'variables' | 'lines'>): readonly TraceRow[] {
  const wanted = new Set(lines)
  return moments
    .filter(({ event }) => event.kind === 'line' && wanted.has(event.line))
    .map((moment) => {
      const values = valuesAfter(moment)
      const cells = variables.map((variable) => cellText(values.get(variable)))
      return { line: moment.event.line, cells }
    })
}

/** Returns the text of a cell, which holds one line without tabs. */
const cellText = (value: TraceValue | undefined) => (value === undefined ? '' : valueText(value).replaceAll(/\s+/g, ' '))

const nothing: ReadonlyMap<string, TraceValue> = new Map()
const valuesAfter = ({ frames }: Moment) => frames[0]?.variables ?? nothing

/** Lists the global variables whose values all fit into a cell, in the order in which they appear. */
export function traceableVariables(moments: readonly Moment[]): readonly string[] {
  const isWhole = new Map<string, boolean>()
  for (const moment of moments)
    for (const [name, value] of valuesAfter(moment)) isWhole.set(name, isWhole.get(name) !== false && isShownWhole(value))
  return [...isWhole].filter(([, whole]) => whole).map(([name]) => name)
}

/** Counts how often each line is run, in the order of the lines. */
export function lineCounts(moments: readonly Moment[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { event } of moments) if (event.kind === 'line') counts.set(event.line, (counts.get(event.line) ?? 0) + 1)
  return new Map([...counts].toSorted(([one], [other]) => one - other))
}
