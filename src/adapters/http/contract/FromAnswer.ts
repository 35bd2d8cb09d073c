/** A key, an index, which item of a list, or the lists of all its items as one. */
export type Step = string | number | Where | Each

interface Each {
  /** The key of the list that every item has. */
  readonly each: string
}

/** The first that looks like this. */
export interface Where {
  /** A function says itself whether a value will do. */
  readonly where: Readonly<Record<string, unknown>>
  /** 1: the second that does, -1: the last. */
  readonly nth?: number
}

/** A value that an earlier call has answered with. */
export class FromAnswer {
  /** The earlier call's name. */
  readonly call: string
  readonly steps: readonly Step[]

  constructor(call: string, steps: readonly Step[]) {
    this.call = call
    this.steps = steps
  }
}

/** `from('courses', 'courseList', 0, 'courseId')` */
export function from(call: string, ...steps: readonly Step[]): FromAnswer {
  return new FromAnswer(call, steps)
}
