import { plainForm, valueForm } from './answerForm.ts'
import { linesOf } from './compareOutput.ts'
import type { Execution } from './execution.ts'
import { commonEntries } from './lineDifference.ts'
import type { JudgeCase } from './verdict.ts'

/** The kinds of task that a problem sets: to write a program, or to read one. */
export const taskKinds = ['WRITE', 'PREDICT', 'TRACE', 'ARRANGE', 'REPAIR'] as const

export type TaskKind = (typeof taskKinds)[number]

export interface PredictTask {
  readonly kind: 'PREDICT'
  readonly code: string
  /** The text that the program reads. */
  readonly input: string
}

/** A task to fill in a table with the values of variables, with a row for each step of a program. */
export interface TraceTask {
  readonly kind: 'TRACE'
  readonly code: string
  readonly input: string
  readonly variables: readonly string[]
  /** The line that has just been run in each row, counted from 1; a line of a loop is listed as often as it is asked for. */
  readonly lines: readonly number[]
}

export interface ArrangeTask {
  readonly kind: 'ARRANGE'
  /** The lines in a wrong order and without their indentation; some of them do not belong to the program. */
  readonly lines: readonly string[]
}

export interface RepairTask {
  readonly kind: 'REPAIR'
  /** A program with one mistake. */
  readonly code: string
}

/** A program to read, with its task. */
export type ReadingTask = PredictTask | TraceTask | ArrangeTask | RepairTask

export type ReadingKind = ReadingTask['kind']

/** The form of an answer: a text, a program written in the editor, or a program put together from given lines. */
const answers = { PREDICT: 'text', TRACE: 'text', ARRANGE: 'lines', REPAIR: 'editor' } as const satisfies Record<
  ReadingKind,
  'text' | 'lines' | 'editor'
>

type TaskAnsweredIn<Answer> = Extract<
  ReadingTask,
  { readonly kind: { [Kind in ReadingKind]: (typeof answers)[Kind] extends Answer ? Kind : never }[ReadingKind] }
>

export type TextTaskKind = TaskAnsweredIn<'text'>['kind']

/** Tells whether the answer is a text, not a program. */
export function isTextKind(kind: TaskKind): kind is TextTaskKind {
  return kind !== 'WRITE' && answers[kind] === 'text'
}

export function isAnsweredInText(task: ReadingTask | null): task is TaskAnsweredIn<'text'> {
  return task !== null && isTextKind(task.kind)
}

/** Tells whether the answer is written in the code editor, as it is where there is nothing to read. */
export function isAnsweredInEditor(task: ReadingTask | null): task is TaskAnsweredIn<'editor'> | null {
  return task === null || answers[task.kind] === 'editor'
}

/** The instructions for writing an answer in text. */
export const answerRules: Readonly<Record<TextTaskKind, string>> = {
  PREDICT: '프로그램이 출력하는 그대로, 줄을 바꾸는 곳까지 똑같이 적어요.',
  TRACE: '줄을 실행한 바로 다음의 값을 표에 적어요. 아직 값이 없으면 비워 둬요.',
}

/** Builds the cases that an answer in text is judged by, one for each line of the right answer. */
export function answerCases(lines: readonly string[]): readonly JudgeCase[] {
  return lines.map((line, at) => ({
    caseNumber: at + 1,
    label: `${at + 1}번째 줄`,
    visibility: 'LABEL',
    input: '',
    expectedOutput: line,
    subtaskId: null,
  }))
}

/**
 * Converts an answer to runs of its cases: each line answers a case, and the last case takes all lines that are left. A line that is
 * equivalent to the expected one is replaced by it.
 */
export function runsOfAnswer(kind: TextTaskKind, cases: readonly JudgeCase[], answer: string): readonly Execution[] {
  const lines = linesOf(answer)
  return cases.map(({ expectedOutput }, at) => {
    const given = lines.slice(at, at === cases.length - 1 ? undefined : at + 1).join('\n')
    const isRight = isSameAnswer[kind](expectedOutput, given)
    return { state: 'DONE', output: isRight ? expectedOutput : given, error: null, stepCount: 0 }
  })
}

const cellBreak = '\t'

const isSameAnswer: Readonly<Record<TextTaskKind, (expected: string, given: string) => boolean>> = {
  PREDICT: (expected, given) => plainForm(given) === plainForm(expected),
  TRACE: isSameRow,
}

function isSameRow(expected: string, given: string): boolean {
  const [wanted, found] = [expected.split(cellBreak), given.split(cellBreak)]
  return found.length <= wanted.length && wanted.every((cell, at) => valueForm(cell) === valueForm(found[at] ?? ''))
}

/** Returns the cells of a submitted table, row by row, as many as are asked for. */
export function tableCells({ variables, lines }: Pick<TraceTask, 'variables' | 'lines'>, answer: string): readonly (readonly string[])[] {
  const rows = answer.split('\n').map((row) => row.split(cellBreak))
  return lines.map((_, row) => variables.map((__, column) => rows[row]?.[column] ?? ''))
}

/** Serializes a table for submission. A cell holds one line without tabs. */
export function tableText(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join(cellBreak)).join('\n')
}

/** A line in the arrangement. */
export interface PlacedLine {
  /** Its index among the lines that are shown, from 0. */
  readonly line: number
  /** The number of levels by which it is indented. */
  readonly level: number
}

/** The lines placed so far, in order, and the indexes of the others. */
export interface Arrangement {
  readonly placed: readonly PlacedLine[]
  readonly rest: readonly number[]
}

export const maxLevels = 5
const indent = '    '

export function arrangedCode(lines: readonly string[], placed: readonly PlacedLine[]): string {
  return placed.map(({ line, level }) => `${indent.repeat(level)}${lines[line] ?? ''}\n`).join('')
}

/** Parses a program into an arrangement. Lines that are not in the task are ignored; of equal lines the first is used first. */
export function readArrangement(lines: readonly string[], code: string): Arrangement {
  const rest = new Set(lines.keys())
  const placed = code.split('\n').flatMap((text): readonly PlacedLine[] => {
    const line = [...rest].find((one) => lines[one] === text.trim())
    if (line === undefined) return []
    rest.delete(line)
    const width = text.length - text.trimStart().length
    return [{ line, level: Math.min(maxLevels, Math.round(width / indent.length)) }]
  })
  return { placed, rest: [...rest] }
}

/** Puts a line at a place among the placed ones; null removes it. A new line is indented like the one before it. */
export function placeLine({ placed, rest }: Arrangement, line: number, to: number | null): Arrangement {
  const others = placed.filter((one) => one.line !== line)
  const own = placed.find((one) => one.line === line)
  if (to === null) return { placed: others, rest: own === undefined ? rest : [...rest, line].toSorted((one, other) => one - other) }
  const at = Math.max(0, Math.min(others.length, to))
  const level = own?.level ?? others[at - 1]?.level ?? 0
  return { placed: others.toSpliced(at, 0, { line, level }), rest: rest.filter((one) => one !== line) }
}

/** Indents a placed line by so many levels, within the limits. */
export function indentLine({ placed, rest }: Arrangement, line: number, levels: number): Arrangement {
  const levelOf = (level: number) => Math.max(0, Math.min(maxLevels, level + levels))
  return { placed: placed.map((one) => (one.line === line ? { ...one, level: levelOf(one.level) } : one)), rest }
}

/** Counts the lines that were changed, added or removed; blank lines do not count. */
export function changedLineCount(before: string, after: string): number {
  const [one, other] = [before, after].map((code) =>
    code
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== ''),
  )
  const [former = [], later = []] = [one, other]
  return Math.max(former.length, later.length) - commonEntries(former, later).length
}

/** Sorts problems for learning: reading before writing, then from easy to hard; those without a difficulty come last. */
export function inLadderOrder<Item extends { readonly difficulty: number | null; readonly taskKind: TaskKind }>(
  problems: readonly Item[],
): readonly Item[] {
  const rank = ({ taskKind, difficulty }: Item) => (taskKind === 'WRITE' ? 1000 : 0) + (difficulty ?? 999)
  return problems.toSorted((one, other) => rank(one) - rank(other))
}
