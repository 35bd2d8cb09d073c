import { describe, expect, it } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import type { ProgramInspector } from '../../src/application/codeRunner.ts'
import { makeAskTutor, makeFindCounterexample, makeRuleTutor, type TutorEvent } from '../../src/application/tutor.ts'
import { knownOfVerdict, type TutorQuestion } from '../../src/application/tutorQuestion.ts'
import type { SyntaxNode, SyntaxReading } from '../../src/domain/problems/syntaxTree.ts'
import type { CaseResult, Verdict } from '../../src/domain/problems/verdict.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { refusal } from '../fakes/refusal.ts'

const question: TutorQuestion = {
  problemId: 1,
  language: 'PYTHON',
  code: 'x',
  submissionId: null,
  state: 'WRONG_ANSWER',
  error: null,
  sample: { input: '', expectedOutput: 'Wave', output: 'wave' },
  examples: [],
  failedLabels: [],
}

const emptyTree = { type: 'Module', line: 0, column: 0, endLine: 0, endColumn: 0, fields: {} }

const tutorReading = (reading: SyntaxReading) => {
  const inspector: ProgramInspector = {
    trace: () => {
      throw new Error('nothing is traced')
    },
    syntax: () => ({ result: Promise.resolve(reading), stop() {} }),
  }
  return makeRuleTutor({ loadReader: async () => inspector })
}

const said = async (work: (onEvent: (event: TutorEvent) => void) => Promise<unknown>) => {
  const events: TutorEvent[] = []
  await work((event) => events.push(event))
  return events
}

describe('the tutor in the page', () => {
  it('looks at the program and at what came of it', async () => {
    const events = await said((on) => tutorReading({ tree: emptyTree, error: null }).ask(question, on))
    expect(events).toMatchObject([
      { kind: 'POINT', question: expect.stringContaining('대문자') },
      { kind: 'END', leftCount: null },
    ])
  })

  it('speaks of what Python cannot read before anything else', async () => {
    const error = { type: 'SyntaxError', message: "expected ':'", line: 2 }
    const events = await said((on) => tutorReading({ tree: null, error }).ask(question, on))
    expect(events[0]).toMatchObject({ kind: 'POINT', line: 2 })
  })

  it('asks of what can be read and yet not run only why: no loop of it went on for ever', async () => {
    const error = { type: 'SyntaxError', message: "'return' outside function", line: 3 }
    const node = (type: string, line: number, fields: SyntaxNode['fields']) => ({ ...emptyTree, type, line, endLine: line, fields })
    const called = node('Call', 2, { func: node('Name', 2, { id: 'print' }), args: [node('Name', 2, { id: 'n' })] })
    const forever = node('While', 1, { test: node('Name', 1, { id: 'n' }), body: [node('Expr', 2, { value: called })] })
    const tree = { ...emptyTree, fields: { body: [forever] } }
    const unjudged = { ...question, code: 'while n:\n    print(n)\nreturn n', state: null, sample: null } as const
    const events = await said((on) => tutorReading({ tree, error }).ask(unjudged, on))
    expect(events).toMatchObject([{ kind: 'POINT', line: 3 }, { kind: 'END' }])
    const readable = await said((on) => tutorReading({ tree, error: null }).ask(unjudged, on))
    expect(readable).toMatchObject([{ kind: 'POINT', line: 1 }, { kind: 'END' }])
  })

  it('asks nothing about a program that was accepted', async () => {
    const accepted = { ...question, state: 'ACCEPTED', sample: null } as const
    const events = await said((on) => tutorReading({ tree: emptyTree, error: null }).ask(accepted, on))
    expect(events).toEqual([{ kind: 'END', leftCount: null }])
  })

  it('says what it can of other languages: nothing of their syntax', async () => {
    const tutor = makeRuleTutor({ loadReader: () => Promise.reject(new Error('not asked')) })
    const events = await said((on) => tutor.ask({ ...question, language: 'JAVA', sample: null }, on))
    expect(events).toMatchObject([{ kind: 'POINT', line: null }, { kind: 'END' }])
  })
})

describe('the tutor tries small changes on the examples', () => {
  const name = (id: string, line: number) => ({ ...emptyTree, type: 'Name', line, endLine: line, fields: { id } })
  /** The syntax tree of `print(n > 3)`, without what the tutor does not read. */
  const tree = {
    ...emptyTree,
    type: 'Module',
    fields: {
      body: [
        {
          ...emptyTree,
          type: 'Compare',
          line: 1,
          endLine: 1,
          endColumn: 5,
          fields: {
            left: { ...name('n', 1), endColumn: 1 },
            ops: ['Gt'],
            comparators: [{ ...name('k', 1), column: 4, endColumn: 5 }],
          },
        },
      ],
    },
  }
  const wrongAt = { ...question, code: 'n > k', sample: { input: '3', expectedOutput: '1', output: '0' } }
  const examples = [
    { input: '4', expectedOutput: '1' },
    { input: '3', expectedOutput: '1' },
  ]
  const askWith = (programs: Parameters<typeof fakeRunner>[0], asked: TutorQuestion) => {
    const runner = fakeRunner(programs)
    const reader = { ...runner, syntax: () => ({ result: Promise.resolve({ tree, error: null }), stop() {} }) }
    return said((on) => makeRuleTutor({ loadReader: async () => reader }).ask(asked, on))
  }

  it('on the example that went wrong first: it tells most changes apart', async () => {
    const tried: (readonly string[])[] = []
    const runner = fakeRunner({})
    const reader = {
      ...runner,
      syntax: () => ({ result: Promise.resolve({ tree, error: null }), stop() {} }),
      runCases(request: Parameters<typeof runner.runCases>[0]) {
        tried.push(request.inputs)
        return runner.runCases(request)
      },
    }
    await said((on) => makeRuleTutor({ loadReader: async () => reader }).ask({ ...wrongAt, examples }, on))
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.every(([input]) => input === '3')).toBe(true)
  })

  it('and asks where the answer hangs on it', async () => {
    const events = await askWith({ 'n >= k': () => '1', 'n < k': (input) => (input === '3' ? '1' : '0') }, { ...wrongAt, examples })
    expect(events[0]).toMatchObject({ kind: 'POINT', line: 1, question: expect.stringContaining('꼭 같으면') })
  })

  it('and says nothing of a place where no change helps', async () => {
    const events = await askWith({ 'n >= k': () => '2' }, { ...wrongAt, examples })
    expect(events[0]).toMatchObject({ kind: 'POINT', line: null })
  })

  it.each([
    [1, 2],
    [400_000, 2],
    [400_001, 1],
  ])('as long as that takes few steps: with %d for each, %d of two', async (stepCount, triedCount) => {
    const tried = new Set<string>()
    const wrong = { state: 'DONE', output: '2', error: null, stepCount } as const
    const reader = {
      syntax: () => ({ result: Promise.resolve({ tree, error: null }), stop() {} }),
      runCases({ code }: { readonly code: string }) {
        tried.add(code)
        return { result: Promise.resolve([wrong]), stop() {} }
      },
    }
    await said((on) => makeRuleTutor({ loadReader: async () => reader }).ask({ ...wrongAt, examples }, on))
    expect(tried.size).toBe(triedCount)
  })
})

describe('what a verdict tells of a program', () => {
  const sample = { input: '9', expectedOutput: '9', output: '8' }
  const wrong = { caseNumber: 1, label: null, visibility: 'OPEN', state: 'WRONG_ANSWER', stepCount: 0 } as const
  const passed: CaseResult = { ...wrong, state: 'ACCEPTED', input: '1', expectedOutput: '1', output: '1' }
  const hidden: CaseResult = { ...wrong, visibility: 'HIDDEN', input: null, expectedOutput: null, output: null }
  const open: CaseResult = { ...wrong, input: '2', expectedOutput: '4', output: '3' }
  const verdict = (caseList: readonly CaseResult[], changes: Partial<Verdict> = {}): Verdict => ({
    state: 'WRONG_ANSWER',
    score: 0,
    totalScore: 100,
    stepCount: 0,
    subtaskList: [],
    message: null,
    line: null,
    ...changes,
    caseList,
  })

  it('the first open case that went wrong, else the sample', () => {
    expect(knownOfVerdict(verdict([passed, hidden, open]), sample)).toEqual({
      state: 'WRONG_ANSWER',
      error: null,
      sample: { input: '2', expectedOutput: '4', output: '3' },
      examples: [
        { input: '1', expectedOutput: '1', output: '1' },
        { input: '2', expectedOutput: '4', output: '3' },
      ],
      failedLabels: [],
    })
    expect(knownOfVerdict(verdict([passed, { ...hidden, label: '한 글자' }, hidden]), null).failedLabels).toEqual(['한 글자'])
    expect(knownOfVerdict(verdict([passed, hidden]), sample).sample).toEqual(sample)
    expect(knownOfVerdict(verdict([passed]), null).sample).toBeNull()
  })

  it('no state where nothing was judged, and the error that Python gave', () => {
    expect(knownOfVerdict(verdict([]), sample)).toEqual({ state: null, error: null, sample, examples: [], failedLabels: [] })
    expect(knownOfVerdict(verdict([open], { message: "NameError: name 'x' is not defined", line: 3 }), null).error).toMatchObject({
      type: 'NameError',
      line: 3,
    })
  })
})

describe('asking the backend’s tutor', () => {
  const outcomeOf = (error: unknown, signal?: AbortSignal) =>
    makeAskTutor({ tutor: { ask: () => Promise.reject(error) } })(question, () => {}, signal)

  it.each([
    [401, 'signInFirst'],
    [409, 'inRoom'],
    [429, 'usedUp'],
    [500, 'failed'],
  ] as const)('a status of %s means %s', async (status, kind) => {
    expect(await outcomeOf(refusal(status))).toEqual({ kind })
  })

  it('tells an answer from one that was stopped', async () => {
    const ask = makeAskTutor({ tutor: { ask: async () => {} } })
    expect(await ask(question, () => {})).toEqual({ kind: 'answered' })
    expect(await ask(question, () => {}, AbortSignal.abort())).toEqual({ kind: 'stopped' })
    expect(await outcomeOf(new CallError('x', { kind: 'aborted' }))).toEqual({ kind: 'stopped' })
    expect(await outcomeOf(new Error('x'), AbortSignal.abort())).toEqual({ kind: 'stopped' })
  })

  it('asks once at a time', async () => {
    const ask = makeAskTutor({ tutor: { ask: () => new Promise(() => {}) } })
    void ask(question, () => {})
    expect(await ask(question, () => {})).toEqual({ kind: 'alreadyAsking' })
  })
})

describe('looking for a counterexample', () => {
  const outcomeOf = (error: unknown, signal?: AbortSignal) =>
    makeFindCounterexample({ counterexamples: { find: () => Promise.reject(error) } })(1, 'PYTHON', 'x', signal)

  it('gives what was found', async () => {
    const search = { counterexample: null, triedCount: 3 }
    const find = makeFindCounterexample({ counterexamples: { find: async () => search } })
    expect(await find(1, 'PYTHON', 'x')).toEqual({ kind: 'searched', search })
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'unavailable'],
    [405, 'unavailable'],
    [409, 'inRoom'],
    [501, 'unavailable'],
    [500, 'failed'],
  ] as const)('a status of %s means %s', async (status, kind) => {
    expect(await outcomeOf(refusal(status))).toEqual({ kind })
  })

  it('was stopped where nobody waits any longer', async () => {
    expect(await outcomeOf(new Error('x'), AbortSignal.abort())).toEqual({ kind: 'stopped' })
  })
})
