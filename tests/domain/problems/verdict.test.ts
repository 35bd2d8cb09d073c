import { describe, expect, it } from 'vitest'
import { executionStates } from '../../../src/domain/problems/execution.ts'
import { caseVisibilities, judge, type JudgeCase, verdictStates } from '../../../src/domain/problems/verdict.ts'
import { aCase, anExecution, failedWith } from './aCase.ts'

const right = anExecution()
const wrong = anExecution({ output: '8' })
const problem = (...cases: readonly JudgeCase[]) => ({ cases, subtasks: [], totalScore: 100 })

describe('the verdict', () => {
  it('is accepted with the whole score when every case passes', () => {
    expect(judge(problem(aCase(1), aCase(2)), [right, right])).toMatchObject({
      state: 'ACCEPTED',
      score: 100,
      totalScore: 100,
      message: null,
      line: null,
    })
  })

  it('is the state of the first case that fails, and scores nothing', () => {
    const executions = [right, anExecution({ output: '7 7' }), failedWith('ValueError', 'x')]
    expect(judge(problem(aCase(1), aCase(2), aCase(3)), executions)).toMatchObject({ state: 'WRONG_ANSWER', score: 0, message: null })
  })

  it.each([
    ['7\n', 'ACCEPTED'],
    ['\n7', 'OUTPUT_FORMAT'],
    ['8', 'WRONG_ANSWER'],
  ] as const)('an output of %j is %s', (output, state) => {
    expect(judge(problem(aCase(1)), [anExecution({ output })]).state).toBe(state)
  })

  it.each(executionStates.filter((state) => state !== 'DONE' && state !== 'STOPPED'))(
    'a run that ends with %s has that verdict',
    (state) => {
      expect(judge(problem(aCase(1)), [anExecution({ state })])).toMatchObject({ state, score: 0 })
    },
  )

  it('never speaks of the learner when a run is missing, was stopped, or there is nothing to judge by', () => {
    expect(judge(problem(aCase(1), aCase(2)), [wrong])).toMatchObject({ state: 'JUDGE_ERROR', score: 0 })
    expect(judge(problem(aCase(1)), [anExecution({ state: 'STOPPED' })]).state).toBe('JUDGE_ERROR')
    expect(judge(problem(), []).state).toBe('JUDGE_ERROR')
  })

  it('counts the steps of the case that took most', () => {
    expect(judge(problem(aCase(1), aCase(2)), [anExecution({ stepCount: 9 }), right]).stepCount).toBe(9)
    expect(judge(problem(), []).stepCount).toBe(0)
  })

  it('has only words that the contract knows', () => {
    expect(verdictStates).toHaveLength(11)
    expect(caseVisibilities).toEqual(['OPEN', 'LABEL', 'HIDDEN'])
  })
})

describe('what a case gives away', () => {
  it('is everything when it is open', () => {
    expect(judge(problem(aCase(1)), [wrong]).caseList).toEqual([
      {
        caseNumber: 1,
        label: '경계값',
        visibility: 'OPEN',
        state: 'WRONG_ANSWER',
        stepCount: 1,
        input: '3 4',
        expectedOutput: '7',
        output: '8',
      },
    ])
  })

  it('is what it tests when it is labelled, and nothing but its state when it is hidden', () => {
    const [labelled, hidden] = judge(problem(aCase(1, { visibility: 'LABEL' }), aCase(2, { visibility: 'HIDDEN' })), [
      wrong,
      wrong,
    ]).caseList
    expect(labelled).toMatchObject({ label: '경계값', input: null, expectedOutput: null, output: null })
    expect(hidden).toMatchObject({ label: null, input: null, expectedOutput: null, output: null })
  })

  it.each([
    [0, 0],
    [1, 100],
    [101, 200],
    [999, 1_000],
    [12_345, 13_000],
    [1_990_001, 2_000_000],
    [2_000_000, 2_000_000],
  ])('are two figures of its steps at most where it is closed: %i are told as %i, for the whole verdict, too', (stepCount, visible) => {
    for (const visibility of ['LABEL', 'HIDDEN'] as const) {
      const verdict = judge(problem(aCase(1, { visibility })), [anExecution({ stepCount })])
      expect([verdict.caseList[0]?.stepCount, verdict.stepCount]).toEqual([visible, visible])
    }
    expect(judge(problem(aCase(1)), [anExecution({ stepCount })]).caseList[0]?.stepCount).toBe(stepCount)
  })

  it('does not differ between two inputs that a program spells by its steps', () => {
    const told = (stepCount: number) => judge(problem(aCase(1, { visibility: 'HIDDEN' })), [anExecution({ stepCount })])
    expect(told(4 * 1001 + 1)).toEqual(told(4 * 1001 + 90))
  })

  it('has no output where nothing ran', () => {
    expect(judge(problem(aCase(1)), []).caseList[0]).toMatchObject({ state: 'JUDGE_ERROR', stepCount: 0, output: null })
  })
})

describe('the error that a verdict tells', () => {
  const told = (given: Partial<JudgeCase>, type: string, message: string) => judge(problem(aCase(1, given)), [failedWith(type, message)])

  it('is the type, the message and the line of the first failed case', () => {
    expect(told({}, 'ValueError', "invalid literal for int() with base 10: 'x'")).toMatchObject({
      state: 'RUNTIME_ERROR',
      message: "ValueError: invalid literal for int() with base 10: 'x'",
      line: 2,
    })
  })

  it('keeps the message to itself where it could tell what a case holds', () => {
    expect(told({ visibility: 'HIDDEN' }, 'Exception', '3 4').message).toBe('Exception')
    expect(told({ visibility: 'LABEL' }, 'KeyError', "'3'").message).toBe('KeyError')
    expect(told({ visibility: 'HIDDEN' }, '3 4', '').message).toBe('Exception')
    expect(told({}, '바다오류', '7').message).toBe('바다오류: 7')
  })

  it('tells messages that are always the same, and those on code that was never run', () => {
    expect(told({ visibility: 'HIDDEN' }, 'IndexError', 'list index out of range').message).toBe('IndexError: list index out of range')
    expect(told({ visibility: 'HIDDEN' }, 'SyntaxError', "expected ':'").message).toBe("SyntaxError: expected ':'")
  })

  it('is the type alone where Python says no more', () => {
    expect(told({}, 'AssertionError', '').message).toBe('AssertionError')
  })
})

describe('subtasks', () => {
  const small = { subtaskId: 1, title: '작은 입력', score: 40 }
  const large = { subtaskId: 2, title: '큰 입력', score: 60 }
  const cases = [aCase(1, { subtaskId: 1 }), aCase(2, { subtaskId: 1 }), aCase(3, { subtaskId: 2 })]
  const withSubtasks = { cases, subtasks: [small, large], totalScore: 100 }

  it('are all or nothing each', () => {
    expect(judge(withSubtasks, [right, wrong, right])).toMatchObject({
      state: 'WRONG_ANSWER',
      score: 60,
      subtaskList: [
        { subtaskId: 1, title: '작은 입력', score: 0, totalScore: 40 },
        { subtaskId: 2, title: '큰 입력', score: 60, totalScore: 60 },
      ],
    })
    expect(judge(withSubtasks, [right, right, anExecution({ state: 'STEP_LIMIT' })])).toMatchObject({ state: 'STEP_LIMIT', score: 40 })
  })

  it('give the whole score when all is right', () => {
    expect(judge(withSubtasks, [right, right, right])).toMatchObject({ state: 'ACCEPTED', score: 100 })
  })

  it('cannot be earned without a case', () => {
    const { subtaskList } = judge({ ...withSubtasks, cases: cases.slice(0, 2) }, [right, right])
    expect(subtaskList.map(({ score }) => score)).toEqual([40, 0])
  })
})
