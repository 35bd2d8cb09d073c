import type { JudgeCase } from './verdict.ts'

/** Both with line breaks; the input may be empty. */
export interface ProblemExample {
  readonly input: string
  readonly output: string
}

/** The examples of a problem, and those that a learner has added, as the judge takes them: all of them open. */
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
