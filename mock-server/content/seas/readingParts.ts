import { problem, type SeaProblem } from './seaParts.ts'
import { answerRules, type ReadingTask } from '../../../src/domain/problems/readingTask.ts'

/** A problem that is about reading a program. */
export interface ReadingProblem extends SeaProblem {
  readonly reading: ReadingTask
}

const inFull = (code: string) => `${code.trim()}\n`

interface Program {
  readonly code: string
  /** The program's input; empty when it is left out. */
  readonly input?: string
}

/** Makes a task that asks for a program's output. Its answer is in `readingAnswers`, line by line. */
export function predict(
  types: SeaProblem['types'],
  difficulty: number,
  title: string,
  story: string,
  { code, input = '' }: Program,
  hints: string,
): ReadingProblem {
  const asked = problem(types, difficulty, title, story, null, answerRules.PREDICT, [], hints)
  return { ...asked, starterCode: '', reading: { kind: 'PREDICT', code: inFull(code), input } }
}

interface Traced extends Program {
  readonly variables: readonly string[]
  /** The line that was just run, counted from 1, for each row of the table. */
  readonly lines: readonly number[]
}

/** Makes a task that asks for variables' values. `readingAnswers` has a line a row, tabs between cells; an empty cell: no value yet. */
export function trace(
  types: SeaProblem['types'],
  difficulty: number,
  title: string,
  story: string,
  { code, input = '', variables, lines }: Traced,
  hints: string,
): ReadingProblem {
  const asked = problem(types, difficulty, title, story, null, answerRules.TRACE, [], hints)
  return { ...asked, starterCode: '', reading: { kind: 'TRACE', code: inFull(code), input, variables, lines } }
}

/** Makes a task to repair a program with one mistake. It is described and judged like any problem. */
export function repair(code: string, asked: SeaProblem): ReadingProblem {
  return { ...asked, starterCode: inFull(code), reading: { kind: 'REPAIR', code: inFull(code) } }
}

/** Makes a task to order and indent the given lines, some of which do not belong to the program. It is judged like any problem. */
export function arrange(lines: readonly string[], asked: SeaProblem): ReadingProblem {
  return { ...asked, starterCode: '', reading: { kind: 'ARRANGE', lines } }
}
