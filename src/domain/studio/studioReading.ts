import { linesOf } from '../problems/compareOutput.ts'
import {
  arrangedCode,
  changedLineCount,
  isTextKind,
  mostLevels,
  type PlacedLine,
  type ReadingTask,
  tableText,
  type TaskKind,
} from '../problems/readingTask.ts'
import type { TraceRow } from '../problems/traceTable.ts'
import type { StudioCase } from './studioCase.ts'

/** What a task of reading has beside the problem that it is made from. Kinds that are not chosen keep what was written for them. */
export interface StudioReading {
  readonly taskKind: TaskKind
  /** To put in order: lines that do not belong to the program, one a line. */
  readonly extraLines: string
  /** To repair: the program with its mistake. */
  readonly brokenCode: string
  /** To trace: what is asked, and the values that came of running it. */
  readonly table: StudioTable
}

export interface StudioTable {
  readonly variables: readonly string[]
  /** Each once, from 1. */
  readonly lines: readonly number[]
  readonly rows: readonly TraceRow[]
}

/** A problem, as far as tasks of reading are made from it. */
export interface ReadingSource extends StudioReading {
  readonly reference: string
  readonly caseList: readonly StudioCase[]
}

export const noReading: StudioReading = {
  taskKind: 'WRITE',
  extraLines: '',
  brokenCode: '',
  table: { variables: [], lines: [], rows: [] },
}

const firstExample = ({ caseList }: Pick<ReadingSource, 'caseList'>) => caseList.findIndex(({ visibility }) => visibility === 'OPEN')

/** What the program to read is given. */
export function readInput(source: Pick<ReadingSource, 'caseList'>): string {
  return source.caseList[firstExample(source)]?.input ?? ''
}

/** What it printed; blank: it was not run yet. */
export function readOutput(source: Pick<ReadingSource, 'caseList'>): string {
  return source.caseList[firstExample(source)]?.output ?? ''
}

/** With another first example. */
export function withRead<Source extends ReadingSource>(source: Source, part: Partial<Pick<StudioCase, 'input' | 'output'>>): Source {
  const at = firstExample(source)
  const { caseList } = source
  const example: StudioCase = { ...(caseList[at] ?? { label: '', visibility: 'OPEN', input: '', output: '' }), ...part }
  return { ...source, caseList: at === -1 ? [example, ...caseList] : caseList.with(at, example) }
}

/** After a change of what is read: the answer in text was that of another program, and is found anew. */
export function withoutAnswer<Source extends ReadingSource>(source: Source): Source {
  if (!isTextKind(source.taskKind)) return source
  // What an example prints is no part of a table's answer.
  const bare = source.taskKind === 'TRACE' || readOutput(source) === '' ? source : withRead(source, { output: '' })
  return { ...bare, table: { ...source.table, rows: [] } }
}

/** What is right, line by line. */
export function answerLines(source: ReadingSource): readonly string[] {
  if (source.taskKind === 'PREDICT') return linesOf(readOutput(source))
  return source.taskKind === 'TRACE' ? source.table.rows.map(({ cells }) => tableText([cells])) : []
}

export function readingTaskOf(source: ReadingSource): ReadingTask | null {
  const { taskKind: kind, reference, brokenCode, table } = source
  const program = { code: reference, input: readInput(source) }
  switch (kind) {
    case 'WRITE':
      return null
    case 'PREDICT':
      return { kind, ...program }
    case 'TRACE':
      return { kind, ...program, variables: table.variables, lines: table.rows.map(({ line }) => line) }
    case 'ARRANGE':
      return { kind, lines: shownLines(source) }
    case 'REPAIR':
      return { kind, code: brokenCode }
  }
}

/** What the editor begins with; null: the usual. */
export function starterOf({ taskKind, brokenCode }: StudioReading): string | null {
  if (taskKind === 'WRITE') return null
  return taskKind === 'REPAIR' ? brokenCode : ''
}

interface ProgramLine {
  readonly text: string
  readonly level: number
}

/** The lines of a program that do something, without their indentation, and how many levels each has. */
function programLines(code: string): readonly ProgramLine[] {
  const widths = [0]
  return code.split('\n').flatMap((line): readonly ProgramLine[] => {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) return []
    const width = line.replaceAll('\t', '    ').search(/\S/)
    while (width < Math.max(...widths)) widths.pop()
    if (width > Math.max(...widths)) widths.push(width)
    return [{ text, level: widths.length - 1 }]
  })
}

/** The reference as a learner can put it together; it is what proves that the lines are enough. */
export function arrangedReference({ reference }: Pick<ReadingSource, 'reference'>): string {
  const lines = programLines(reference)
  const placed = lines.map(({ level }, line): PlacedLine => ({ line, level }))
  return arrangedCode(
    lines.map(({ text }) => text),
    placed,
  )
}

export function extraLinesOf({ extraLines }: Pick<StudioReading, 'extraLines'>): readonly string[] {
  return extraLines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The lines to put in order, as they are shown: always in the same order, which is never the right one. */
export function shownLines(source: Pick<ReadingSource, 'reference' | 'extraLines'>): readonly string[] {
  const own = programLines(source.reference).map(({ text }) => text)
  const ranked = [...own, ...extraLinesOf(source)].map((text, at) => ({ text, at, rank: hashOf(`${at} ${text}`) }))
  const mixed = ranked.toSorted((one, other) => one.rank - other.rank)
  const isRight = (lines: typeof mixed) => lines.filter(({ at }) => at < own.length).every(({ text }, place) => text === own[place])
  const turned = mixed.map((_, by) => [...mixed.slice(by), ...mixed.slice(0, by)])
  const shown = turned.find((lines) => !isRight(lines)) ?? mixed
  return shown.map(({ text }) => text)
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** How many lines of the program with a mistake differ from the reference. */
export function mistakenLineCount({ reference, brokenCode }: Pick<ReadingSource, 'reference' | 'brokenCode'>): number {
  return changedLineCount(reference, brokenCode)
}

export const mostAnswerLines = 20
export const mostVariables = 3
export const mostRows = 12
export const arrangedLineLimits = { least: 3, most: 25 } as const
export const mostExtraLines = 2

/** What a task of reading lacks before it can be published. */
export type ReadingGap = {
  readonly kind:
    | 'noAnswer'
    | 'longAnswer'
    | 'variables'
    | 'rows'
    | 'blankTable'
    | 'lineCount'
    | 'levels'
    | 'extraLines'
    | 'ownExtraLine'
    | 'brokenCode'
    | 'unbroken'
}

export function readingGaps(source: ReadingSource): readonly ReadingGap[] {
  switch (source.taskKind) {
    case 'WRITE':
      return []
    case 'PREDICT':
      return predictGaps(answerLines(source))
    case 'TRACE':
      return traceGaps(source.table)
    case 'ARRANGE':
      return arrangeGaps(source)
    case 'REPAIR':
      return repairGaps(source)
  }
}

function predictGaps(answer: readonly string[]): readonly ReadingGap[] {
  if (answer.length === 0) return [{ kind: 'noAnswer' }]
  return answer.length > mostAnswerLines ? [{ kind: 'longAnswer' }] : []
}

function traceGaps({ variables, rows }: StudioTable): readonly ReadingGap[] {
  const gaps: ReadingGap[] = []
  if (variables.length === 0 || variables.length > mostVariables) gaps.push({ kind: 'variables' })
  if (rows.length === 0 || rows.length > mostRows) gaps.push({ kind: 'rows' })
  const isAsked = rows.some(({ cells }) => cells.some((cell) => cell !== ''))
  if (gaps.length === 0 && !isAsked) gaps.push({ kind: 'blankTable' })
  return gaps
}

function arrangeGaps(source: ReadingSource): readonly ReadingGap[] {
  const gaps: ReadingGap[] = []
  const lines = programLines(source.reference)
  const extra = extraLinesOf(source)
  const texts = new Set(lines.map(({ text }) => text))
  const isSorted = texts.size < 2
  if (isSorted || lines.length < arrangedLineLimits.least || lines.length > arrangedLineLimits.most) gaps.push({ kind: 'lineCount' })
  if (lines.some(({ level }) => level > mostLevels)) gaps.push({ kind: 'levels' })
  if (extra.length > mostExtraLines) gaps.push({ kind: 'extraLines' })
  if (extra.some((line) => texts.has(line))) gaps.push({ kind: 'ownExtraLine' })
  return gaps
}

function repairGaps(source: ReadingSource): readonly ReadingGap[] {
  if (source.brokenCode.trim() === '') return [{ kind: 'brokenCode' }]
  return mistakenLineCount(source) === 0 ? [{ kind: 'unbroken' }] : []
}
