/** What a text problem asks. */
export interface ProblemTask {
  readonly statement: readonly string[]
  readonly inputRule: string | null
  readonly outputRule: string
  readonly examples: readonly { readonly input: string; readonly output: string }[]
  readonly hints: readonly string[]
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
