/** A key, an index, or which item of a list: the first that looks like this. */
export type Step = string | number | Where

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
