import { type Board, type BoardRow, boardText } from '../../src/domain/lesson/board.ts'
import type { ReadingTask } from '../../src/domain/problems/readingTask.ts'
import type { DocumentPart, DocumentSection } from '../../src/domain/lesson/lessonContent.ts'

/** The text of a text problem. */
export interface ProblemTask {
  readonly statement: readonly string[]
  readonly inputRule: string | null
  readonly outputRule: string
  readonly examples: readonly { readonly input: string; readonly output: string }[]
  readonly hints: readonly string[]
  /** The editor's first content; a default when it is missing. */
  readonly starterCode?: string
  /** The program to read; missing in problems that ask for one. */
  readonly reading?: ReadingTask
}

type Example = readonly [input: string, output: string]

export function task(
  statement: string,
  inputRule: string | null,
  outputRule: string,
  examples: readonly Example[],
  hint: string,
): ProblemTask {
  return {
    statement: statement.split('\n'),
    inputRule,
    outputRule,
    examples: examples.map(([input, output]) => ({ input, output })),
    hints: hint.split('\n'),
  }
}

/** The parts from which courses of one topic are made. */
export interface TopicLessons {
  /** The reason to learn this. */
  readonly pitch: string
  readonly audience: readonly string[]
  readonly goals: readonly string[]
  readonly chapters: readonly [beginning: string, middle: string, end: string]
  readonly videos: readonly VideoFacts[]
  readonly documents: readonly DocumentFacts[]
  /** The topic's own exercises, or those of the platform's text or block problems. */
  readonly practice: readonly OwnProblem[] | 'text' | 'block'
}

interface VideoFacts {
  readonly title: string
  readonly summary: string
}

export interface DocumentFacts {
  readonly title: string
  readonly sections: readonly DocumentSection[]
}

export interface OwnProblem extends ProblemTask {
  readonly title: string
  readonly category: string
  readonly difficulty: number
}

export const video = (title: string, summary: string): VideoFacts => ({ title, summary })
export const paper = (title: string, ...sections: readonly DocumentSection[]): DocumentFacts => ({ title, sections })
export const section = (heading: string, ...parts: readonly DocumentPart[]): DocumentSection => ({ heading, parts })
export const say = (text: string): DocumentPart => ({ kind: 'paragraph', text })
export const note = (text: string): DocumentPart => ({ kind: 'note', text })
export const points = (...items: readonly string[]): DocumentPart => ({ kind: 'list', isOrdered: false, items })
export const steps = (...items: readonly string[]): DocumentPart => ({ kind: 'list', isOrdered: true, items })
export const figure = (board: Board, caption: string): DocumentPart => ({
  kind: 'figure',
  board,
  alt: boardText(board) ?? caption,
  caption,
})

const marks = { '*': 'MARKED', '=': 'DONE' } as const

/** Returns a row of cells from words; `*5` is the highlighted cell, `=5` a finished one. */
export const row = (label: string | null, cells: string): BoardRow => ({
  label,
  cells: cells.split(' ').map((cell) => {
    const [sign = ''] = cell
    const isMarked = sign === '*' || sign === '='
    return { text: isMarked ? cell.slice(1) : cell, tone: isMarked ? marks[sign] : 'PLAIN' }
  }),
})

export const cells = (title: string | null, ...rows: readonly BoardRow[]): Board => ({ kind: 'cells', title, rows })
export const flow = (items: readonly string[], at: number | null = null): Board => ({ kind: 'steps', items, at })
export const grid = (...rows: readonly string[]): Board => ({ kind: 'grid', rows })

export const code = (language: string, ...lines: readonly string[]): DocumentPart => ({ kind: 'code', language, code: lines.join('\n') })

export function problem(category: string, difficulty: number, title: string, asked: ProblemTask): OwnProblem {
  return { category, difficulty, title, ...asked }
}
