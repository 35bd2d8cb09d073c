import type { Id } from '../id.ts'
import type { ProblemExample } from './exampleCases.ts'
import type { Acceptance } from './acceptedRate.ts'
import type { Problem } from './problemKinds.ts'
import type { WorkedExample } from './problemTypes.ts'
import type { Draft } from './draft.ts'
import type { RunLimits } from './execution.ts'
import type { ProgrammingLanguage } from './programmingLanguage.ts'
import type { ReadingTask, TaskKind } from './readingTask.ts'
import type { Subtask } from './verdict.ts'

/** The viewer's state in a problem: not begun, handed in without success, solved. */
export const problemStates = ['NONE', 'TRIED', 'SOLVED'] as const
export type ProblemState = (typeof problemStates)[number]

/** A problem in a list. */
export interface ProblemCard extends Problem, Acceptance {
  /** The languages in which the backend judges it. */
  readonly languageList: readonly ProgrammingLanguage[]
  /** The points for solving it; null: not told. */
  readonly point: number | null
  /** Null for a guest. */
  readonly state: ProblemState | null
  readonly taskKind: TaskKind
}

export interface StarterCode {
  readonly language: ProgrammingLanguage
  readonly code: string
}

/** A problem as its own page shows it: text throughout, never markup. */
export interface ProblemDetail extends ProblemCard {
  /** The task, paragraph by paragraph. */
  readonly statement: readonly string[]
  /** The task of reading a program; null: a program is to be written. */
  readonly readingTask: ReadingTask | null
  readonly inputRule: string | null
  readonly outputRule: string | null
  readonly examples: readonly ProblemExample[]
  readonly hintCount: number
  readonly starterCodes: readonly StarterCode[]
  readonly limits: RunLimits
  /** Empty: the whole score is for passing every case. */
  readonly subtasks: readonly Subtask[]
  readonly previousProblemId: Id | null
  readonly nextProblemId: Id | null
}

export interface OpenedHint {
  /** The number of the hint, counted from 1. */
  readonly hintNumber: number
  readonly hint: string
  /** ISO date-time; null where it is not sent. */
  readonly openedDate: string | null
  /** A similar program, which is the last step of the hints. */
  readonly example: Pick<WorkedExample, 'code' | 'input' | 'output'> | null
}

/** The viewer's state in one problem. */
export interface ProblemStanding {
  readonly state: ProblemState
  readonly bestScore: number | null
  readonly submissionCount: number
  /** ISO date-time of the first accepted submission. */
  readonly solvedDate: string | null
  readonly openedHints: readonly OpenedHint[]
  /** ISO date-time of the first code that was stored or handed in. */
  readonly startedDate: string | null
  /** The server's draft of the code that was not handed in yet. */
  readonly draft: Draft | null
  /** ROOM: the viewer solves it in a room, which closes all help on other pages; null: nothing closes it. */
  readonly closedBy: 'ROOM' | null
  /** ISO date-time at which the viewer began that room; null: nothing closes it. */
  readonly closedDate: string | null
}

/** The standing of a guest, and of a viewer who has not begun. */
export const notBegun: ProblemStanding = {
  state: 'NONE',
  bestScore: null,
  submissionCount: 0,
  solvedDate: null,
  openedHints: [],
  startedDate: null,
  draft: null,
  closedBy: null,
  closedDate: null,
}

/** Tells whether a draft is an earlier right answer, which a room closes with the history: both are from before the viewer began there. */
export function isEarlierAnswer(
  { solvedDate, closedDate }: Pick<ProblemStanding, 'solvedDate' | 'closedDate'>,
  draftDate: string | null,
): boolean {
  if (solvedDate === null || closedDate === null || draftDate === null) return false
  const begun = Date.parse(closedDate)
  return Date.parse(solvedDate) < begun && Date.parse(draftDate) < begun
}

/** Returns the code that a problem starts with in a language; an empty text where the backend has none. */
export function starterCodeFor({ starterCodes }: Pick<ProblemDetail, 'starterCodes'>, language: ProgrammingLanguage): string {
  return starterCodes.find((starter) => starter.language === language)?.code ?? ''
}
