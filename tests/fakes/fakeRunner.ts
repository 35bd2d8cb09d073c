import type { CodeRunner, ProgramInspector, SeaJudge, SeaRunner } from '../../src/application/codeRunner.ts'
import type { SeaCall, SeaRecording } from '../../src/domain/blocks/pythonPlay.ts'
import type { Execution } from '../../src/domain/problems/execution.ts'
import type { Trace, TraceEvent, TraceValue } from '../../src/domain/problems/trace.ts'

/** Computes a program's output for an input; an error stands for a run that fails. */
type Program = (input: string) => string | Error

/** Fakes a runner: each code is a key of `programs`, and an unknown code is a syntax error. */
export function fakeRunner(
  programs: Readonly<Record<string, Program>>,
  gate: Promise<void> = Promise.resolve(),
): CodeRunner & SeaRunner & SeaJudge & Pick<ProgramInspector, 'trace'> {
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
    trace: ({ code }) => ({ result: gate.then(() => traceOf(code)), stop() {} }),
    runInSea: ({ code }) => ({ result: gate.then(() => recordingOf(code)), stop() {} }),
    judgeInSeas: ({ code, stages }) => ({ result: gate.then(() => stages.map(() => recordingOf(code))), stop() {} }),
    runCases: ({ code, inputs }) => ({ result: gate.then(() => inputs.map((input) => execute(code, input))), stop() {} }),
  }
}

/** Traces a program whose lines assign numbers, as in `n = 3`. Any other line fails. */
export function traceOf(code: string): Trace {
  const known = new Map<string, TraceValue>()
  const events: TraceEvent[] = []
  const eventOf = (kind: TraceEvent['kind'], line: number): TraceEvent => ({
    kind,
    line,
    frames: [{ name: '<module>', variables: new Map(known) }],
    outputLength: 0,
    value: null,
    errorType: null,
  })
  const lines = code.trimEnd().split('\n')
  for (const [at, text] of lines.entries()) {
    events.push(eventOf('line', at + 1))
    const [, name, number] = /^(\w+) = (\d+)$/.exec(text) ?? []
    if (name === undefined || number === undefined) {
      const error = { type: 'SyntaxError', message: 'invalid syntax', line: at + 1 }
      return { code, execution: { state: 'SYNTAX_ERROR', output: '', error, stepCount: 0 }, events: [], tree: null, isCut: false }
    }
    known.set(name, { kind: 'leaf', type: 'int', text: number, size: null })
  }
  events.push(eventOf('return', lines.length))
  return { code, execution: { state: 'DONE', output: '', error: null, stepCount: lines.length }, events, tree: null, isCut: false }
}

/** Records a program whose lines are calls without arguments; `oops()` fails. */
export function recordingOf(code: string): SeaRecording {
  const names = code.split('\n').map((line) => /^(\w+)\(\)$/.exec(line)?.[1])
  const failed = names.indexOf('oops')
  const done = names.slice(0, failed === -1 ? undefined : failed)
  const calls = done.flatMap((name, at): readonly SeaCall[] => (name === undefined ? [] : [[at + 1, name]]))
  if (failed === -1)
    return { execution: { state: 'DONE', output: '', error: null, stepCount: 0 }, calls: [...calls, [names.length, 'started']] }
  const error = { type: 'NameError', message: "name 'oops' is not defined", line: failed + 1 }
  return { execution: { state: 'RUNTIME_ERROR', output: '', error, stepCount: 0 }, calls }
}

/** Solves ‘파도 소리 세 번’, problem 7003: the same word three times. */
export const threeWaves = {
  right: (input: string) => [input, input, input].join(' '),
  wrong: (input: string) => input,
  broken: () => new RangeError('out of range'),
}
