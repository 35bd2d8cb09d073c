import { linesOf } from '../problems/compareOutput.ts'
import {
  arrangedCode,
  changedLineCount,
  isTextKind,
  maxLevels,
  type PlacedLine,
  type ReadingKind,
  type ReadingTask,
  tableText,
  type TaskKind,
} from '../problems/readingTask.ts'
import type { TraceRow } from '../problems/traceTable.ts'
import type { StudioCase } from './studioCase.ts'

/** The fields of a reading task, besides the problem that it is based on. The fields of kinds that are not chosen are kept. */
export interface StudioReading {
  readonly taskKind: TaskKind
  /** ARRANGE: lines that do not belong to the program, one on each line. */
  readonly extraLines: string
  /** REPAIR: the program with its mistake. */
  readonly brokenCode: string
  /** TRACE: the variables and lines to ask for, and the values from running the program. */
  readonly table: StudioTable
}

export interface StudioTable {
  readonly variables: readonly string[]
  /** The line numbers, each once, counted from 1. */
  readonly lines: readonly number[]
  readonly rows: readonly TraceRow[]
}

/** The parts of a problem from which reading tasks are made. */
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

/** Returns the input of the program to read. */
export function readInput(source: Pick<ReadingSource, 'caseList'>): string {
  return source.caseList[firstExample(source)]?.input ?? ''
}

/** Returns the output of the program to read; blank: it was not run yet. */
export function readOutput(source: Pick<ReadingSource, 'caseList'>): string {
  return source.caseList[firstExample(source)]?.output ?? ''
}

/** Changes the first example. */
export function withRead<Source extends ReadingSource>(source: Source, part: Partial<Pick<StudioCase, 'input' | 'output'>>): Source {
  const at = firstExample(source)
  const { caseList } = source
  const example: StudioCase = { ...(caseList[at] ?? { label: '', visibility: 'OPEN', input: '', output: '' }), ...part }
  return { ...source, caseList: at === -1 ? [example, ...caseList] : caseList.with(at, example) }
}

/** Removes the answer in text after a change of the program or its input: it belongs to another program, and is computed again. */
export function withoutAnswer<Source extends ReadingSource>(source: Source): Source {
  if (!isTextKind(source.taskKind)) return source
  // An example's output is no part of a table's answer.
  const bare = source.taskKind === 'TRACE' || readOutput(source) === '' ? source : withRead(source, { output: '' })
  return { ...bare, table: { ...source.table, rows: [] } }
}

/** A kind of reading task as the studio makes it. */
interface StudioKind {
  taskOf(source: ReadingSource): ReadingTask
  /** The lines of the right answer, if it is a text. */
  answerLines(source: ReadingSource): readonly string[]
  /** The initial code of the editor. */
  starter(source: StudioReading): string
  /** The reference as a learner can write it. */
  reference(source: ReadingSource): string
  /** The cases that the reference must pass. */
  referenceCases(source: ReadingSource): readonly StudioCase[]
  gaps(source: ReadingSource): readonly ReadingGap[]
}

const ownReference = ({ reference }: ReadingSource) => reference
const allCases = ({ caseList }: ReadingSource) => caseList
const programToRead = (source: ReadingSource) => ({ code: source.reference, input: readInput(source) })
const none = () => []
const blank = () => ''

const studioKinds: Readonly<Record<ReadingKind, StudioKind>> = {
  PREDICT: {
    taskOf: (source) => ({ kind: 'PREDICT', ...programToRead(source) }),
    answerLines: (source) => linesOf(readOutput(source)),
    starter: blank,
    reference: ownReference,
    referenceCases: (source) => [{ label: '', visibility: 'OPEN', input: readInput(source), output: readOutput(source) }],
    gaps: (source) => predictGaps(linesOf(readOutput(source))),
  },
  TRACE: {
    taskOf: (source) => {
      const { variables, rows } = source.table
      return { kind: 'TRACE', ...programToRead(source), variables, lines: rows.map(({ line }) => line) }
    },
    answerLines: ({ table }) => table.rows.map(({ cells }) => tableText([cells])),
    starter: blank,
    reference: ownReference,
    // The steps of the program are compared, not its output.
    referenceCases: none,
    gaps: ({ table }) => traceGaps(table),
  },
  ARRANGE: {
    taskOf: (source) => ({ kind: 'ARRANGE', lines: shownLines(source) }),
    answerLines: none,
    starter: blank,
    reference: (source) => arrangedReference(source),
    referenceCases: allCases,
    gaps: (source) => arrangeGaps(source),
  },
  REPAIR: {
    taskOf: ({ brokenCode }) => ({ kind: 'REPAIR', code: brokenCode }),
    answerLines: none,
    starter: ({ brokenCode }) => brokenCode,
    reference: ownReference,
    referenceCases: allCases,
    gaps: (source) => repairGaps(source),
  },
}

const studioKindOf = ({ taskKind }: StudioReading) => (taskKind === 'WRITE' ? null : studioKinds[taskKind])

/** Lists the lines of the right answer; none where the answer is a program. */
export function answerLines(source: ReadingSource): readonly string[] {
  return studioKindOf(source)?.answerLines(source) ?? []
}

export function readingTaskOf(source: ReadingSource): ReadingTask | null {
  return studioKindOf(source)?.taskOf(source) ?? null
}

/** Returns the initial code of the editor; null: the usual one. */
export function starterOf(source: StudioReading): string | null {
  return studioKindOf(source)?.starter(source) ?? null
}

/** Returns the reference as a learner can write it. */
export function writableReference(source: ReadingSource): string {
  return (studioKindOf(source)?.reference ?? ownReference)(source)
}

/** Returns the cases that the reference must pass: all, or for answers in text the input and output that learners read. */
export function casesOfReference(source: ReadingSource): readonly StudioCase[] {
  return (studioKindOf(source)?.referenceCases ?? allCases)(source)
}

interface ProgramLine {
  readonly text: string
  readonly level: number
}

/** Lists the lines of a program that are not blank, without their indentation, with the level of each. */
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

/** Returns the reference as a learner can arrange it, which proves that the lines suffice. */
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

/** Lists the lines to arrange: always in the same order, which is never the right one. */
export function shownLines(source: Pick<ReadingSource, 'reference' | 'extraLines'>): readonly string[] {
  const own = programLines(source.reference).map(({ text }) => text)
  const ranked = [...own, ...extraLinesOf(source)].map((text, at) => ({ text, at, rank: hashOf(`${at} ${text}`) }))
  const mixed = ranked.toSorted((one, other) => one.rank - other.rank)
  const isRight = (lines: typeof mixed) => lines.filter(({ at }) => at < own.length).every(({ text }, place) => text === own[place])
  const turned = mixed.map((_, by) => [...mixed.slice(by), ...mixed.slice(0, by)])
  const shown = turned.find((lines) => !isRight(lines)) ?? mixed
  return shown.map(({ text }) => text)
}

/** Computes the FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** Counts the lines in which the program with a mistake differs from the reference. */
export function mistakenLineCount({ reference, brokenCode }: Pick<ReadingSource, 'reference' | 'brokenCode'>): number {
  return changedLineCount(reference, brokenCode)
}

export const maxAnswerLines = 20
export const maxVariables = 3
export const maxRows = 12
export const arrangedLineLimits = { min: 3, max: 25 } as const
export const maxExtraLines = 2

/** A reason why a reading task cannot be published yet. */
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
  return studioKindOf(source)?.gaps(source) ?? []
}

function predictGaps(answer: readonly string[]): readonly ReadingGap[] {
  if (answer.length === 0) return [{ kind: 'noAnswer' }]
  return answer.length > maxAnswerLines ? [{ kind: 'longAnswer' }] : []
}

function traceGaps({ variables, rows }: StudioTable): readonly ReadingGap[] {
  const gaps: ReadingGap[] = []
  if (variables.length === 0 || variables.length > maxVariables) gaps.push({ kind: 'variables' })
  if (rows.length === 0 || rows.length > maxRows) gaps.push({ kind: 'rows' })
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
  if (isSorted || lines.length < arrangedLineLimits.min || lines.length > arrangedLineLimits.max) gaps.push({ kind: 'lineCount' })
  if (lines.some(({ level }) => level > maxLevels)) gaps.push({ kind: 'levels' })
  if (extra.length > maxExtraLines) gaps.push({ kind: 'extraLines' })
  if (extra.some((line) => texts.has(line))) gaps.push({ kind: 'ownExtraLine' })
  return gaps
}

function repairGaps(source: ReadingSource): readonly ReadingGap[] {
  if (source.brokenCode.trim() === '') return [{ kind: 'brokenCode' }]
  return mistakenLineCount(source) === 0 ? [{ kind: 'unbroken' }] : []
}
