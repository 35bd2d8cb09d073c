import { afterAll, beforeAll } from 'vitest'
import type { ClosableRunner } from '../../../../src/adapters/python/workerRunner.ts'
import type { SyntaxNode } from '../../../../src/domain/problems/syntaxTree.ts'
import type { TutorAttempt } from '../../../../src/domain/problems/tutor/attempt.ts'
import { nodePythonRunner } from '../../../../src/shell/python/nodePythonRunner.ts'

const patience = 120_000

/** Python itself, for tests over its own trees: started for the tests of a file. */
export function withPython() {
  let runner: ClosableRunner | null = null
  beforeAll(async () => {
    runner = await nodePythonRunner()
    await runner.warmUp()
  }, patience)
  afterAll(() => runner?.close())
  const python = () => {
    if (runner === null) throw new Error('Python has not started')
    return runner
  }
  return {
    python,
    async treeOf(code: string): Promise<SyntaxNode> {
      const { tree } = await python().syntax(code).result
      if (tree === null) throw new Error(`cannot be read: ${code}`)
      return tree
    },
    /** Makes an attempt of which only the code and the given facts are known. */
    async attemptWith(code: string, known: Partial<TutorAttempt> = {}): Promise<TutorAttempt> {
      const { tree, error } = await python().syntax(code).result
      return {
        code,
        tree,
        error,
        state: null,
        difference: null,
        expectedOutput: null,
        output: null,
        input: null,
        proofs: null,
        answers: [],
        failedLabels: [],
        ...known,
      }
    },
  }
}
