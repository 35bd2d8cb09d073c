import type { JudgeCase } from './verdict.ts'

/** An example; both texts have line breaks, and the input may be empty. */
export interface ProblemExample {
  readonly input: string
  readonly output: string
}

/** Converts examples, of a problem or added by a learner, to cases for the judge: all of them open. */
export function exampleCases(examples: readonly ProblemExample[]): readonly JudgeCase[] {
  return examples.map(({ input, output }, at) => ({
    caseNumber: at + 1,
    label: null,
    visibility: 'OPEN',
    input,
    expectedOutput: output,
    subtaskId: null,
  }))
}
