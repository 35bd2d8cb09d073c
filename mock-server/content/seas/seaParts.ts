import { task, type ProblemTask } from '../lessonParts.ts'
import type { Creature } from '../../../src/domain/quest.ts'
import type { LessonStep as ShownStep, SeaTheme, WorkedExample as ShownExample } from '../../../src/domain/problems/problemTypes.ts'

/** The same type without missing values: texts in these files are complete. */
type Written<Part> = { readonly [Name in keyof Part]: NonNullable<Part[Name]> }

/** An example that solves none of the type's problems. */
export type WorkedExample = Written<ShownExample>

/** An explanation of one thing of Python in a few sentences. */
export type LessonStep = Written<ShownStep>

/** A type of problems with its lesson. */
export interface TypeFacts {
  readonly name: string
  readonly creature: Creature
  /** An explanation of the type. */
  readonly what: string
  /** The situation in which it is needed. */
  readonly when: string
  readonly example: WorkedExample
}

/** A sea: its types, in the order in which they are learnt, and the problems that were written for them. */
export interface Sea {
  readonly theme: SeaTheme
  readonly name: string
  readonly description: string
  readonly types: readonly TypeFacts[]
  readonly problems: readonly SeaProblem[]
}

export interface SeaProblem extends ProblemTask {
  readonly title: string
  readonly difficulty: number
  /** The names of its types: the one that lists it first, then others that fit. */
  readonly types: readonly [string, ...string[]]
}

type ExampleParts = readonly [title: string, code: string, input: string, output: string, explanation: string]

export function type(
  name: string,
  creature: Creature,
  what: string,
  when: string,
  [title, code, input, output, explanation]: ExampleParts,
): TypeFacts {
  return { name, creature, what, when, example: { title, code: `${code.trim()}\n`, input, output, explanation } }
}

type StepParts = readonly [code: string, input: string, output: string]

export const step = (title: string, text: string, [code, input, output]: StepParts, question: string, answer: string): LessonStep => ({
  title,
  text,
  code: `${code.trim()}\n`,
  input,
  output,
  question,
  answer,
})

/** Makes a problem. Its hints are a nudge and, on a second line, a pointed one. */
export function problem(
  types: SeaProblem['types'],
  difficulty: number,
  title: string,
  ...[statement, inputRule, outputRule, examples, hints]: Parameters<typeof task>
): SeaProblem {
  return { types, difficulty, title, ...task(statement, inputRule, outputRule, examples, hints) }
}

/** Makes a problem whose first lines are already written. */
export function begunWith(starterCode: string, begun: SeaProblem): SeaProblem {
  return { ...begun, starterCode }
}
