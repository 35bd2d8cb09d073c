import type { CodeRunner } from '../../src/application/codeRunner.ts'
import type { Execution } from '../../src/domain/problems/execution.ts'

/** What a program prints for an input; an error's text where it breaks. */
type Program = (input: string) => string | Error

/** Runs no Python: each code stands for a program. One that it does not know is a syntax error. */
export function fakeRunner(programs: Readonly<Record<string, Program>>, gate: Promise<void> = Promise.resolve()): CodeRunner {
  const execute = (code: string, input: string): Execution => {
    const printed = programs[code]?.(input) ?? new SyntaxError('invalid syntax')
    if (typeof printed === 'string') return { state: 'DONE', output: printed, error: null, stepCount: input.length }
    const state = printed instanceof SyntaxError ? 'SYNTAX_ERROR' : 'RUNTIME_ERROR'
    return { state, output: '', error: { type: printed.name, message: printed.message, line: 1 }, stepCount: 0 }
  }
  return {
    languages: ['PYTHON'],
    fetchAhead: async () => {},
    warmUp: async () => {},
    run: ({ code, input }) => ({ result: gate.then(() => execute(code, input)), stop() {} }),
    runCases: ({ code, inputs }) => ({ result: gate.then(() => inputs.map((input) => execute(code, input))), stop() {} }),
  }
}

/** Solves ‘파도 소리 세 번’, problem 7003: the same word three times. */
export const threeWaves = {
  right: (input: string) => [input, input, input].join(' '),
  wrong: (input: string) => input,
  broken: () => new RangeError('out of range'),
}
