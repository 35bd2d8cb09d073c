import { problem, type SeaProblem } from './seaParts.ts'
import { answerRules, type ReadingTask } from '../../../src/domain/problems/readingTask.ts'

/** A problem that is about reading a program. */
export interface ReadingProblem extends SeaProblem {
  readonly reading: ReadingTask
}

const inFull = (code: string) => `${code.trim()}\n`

interface Program {
  readonly code: string
  /** What it reads; nothing where it is not said. */
  readonly input?: string
}

/** What does it print? The answer is told in `readingAnswers`, line by line. */
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
  /** For each row of the table the line that has just been run, from 1. */
  readonly lines: readonly number[]
}

/** Which values do variables have? The answer is told in `readingAnswers`, a row a line, its cells with a tab between them; an empty cell: no value yet. */
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

/** A program with one mistake. What it should do is asked as of any problem, and it is judged like one. */
export function repair(code: string, asked: SeaProblem): ReadingProblem {
  return { ...asked, starterCode: inFull(code), reading: { kind: 'REPAIR', code: inFull(code) } }
}

/** Lines to put in order and to indent, as they are shown; some do not belong to the program. It is judged like any. */
export function arrange(lines: readonly string[], asked: SeaProblem): ReadingProblem {
  return { ...asked, starterCode: '', reading: { kind: 'ARRANGE', lines } }
}
