/** What a problem asks for: to write a program, or to read one. */
export const taskKinds = ['WRITE', 'PREDICT', 'TRACE', 'ARRANGE', 'REPAIR'] as const

export type TaskKind = (typeof taskKinds)[number]

export interface PredictTask {
  readonly kind: 'PREDICT'
  readonly code: string
  /** What the program reads. */
  readonly input: string
}

/** Which values variables have after certain steps of a program, in a table with a row for each step. */
export interface TraceTask {
  readonly kind: 'TRACE'
  readonly code: string
  readonly input: string
  readonly variables: readonly string[]
  /** For each row the line that has just been run, from 1; a line of a loop stands here as often as it is asked for. */
  readonly lines: readonly number[]
}

export interface ArrangeTask {
  readonly kind: 'ARRANGE'
  /** Lines out of order and without their indentation; some of them do not belong to the program. */
  readonly lines: readonly string[]
}

export interface RepairTask {
  readonly kind: 'REPAIR'
  /** Holds one mistake. */
  readonly code: string
}

/** A program to read, and what is asked of it. The answers to the first two are texts, those to the others programs. */
export type ReadingTask = PredictTask | TraceTask | ArrangeTask | RepairTask
