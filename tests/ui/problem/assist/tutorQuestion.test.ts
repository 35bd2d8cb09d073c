import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/domain/problems/execution.ts'
import type { Verdict } from '../../../../src/domain/problems/verdict.ts'
import { tutorQuestion } from '../../../../src/ui/problem/assist/tutorQuestion.ts'
import { aProblemDetail } from '../aProblem.ts'

const place = {
  problem: aProblemDetail(),
  language: 'PYTHON',
  code: 'x',
  input: '3',
  program: { kind: 'idle' },
  submission: { kind: 'idle' },
} as const

const done = (output: string): Execution => ({ state: 'DONE', output, error: null, stepCount: 1 })
const example = { input: '3', expectedOutput: '3', output: null }

const verdict: Verdict = {
  state: 'RUNTIME_ERROR',
  score: 0,
  totalScore: 100,
  stepCount: 1,
  subtaskList: [],
  message: 'ValueError: bad',
  line: 2,
  caseList: [
    { caseNumber: 1, label: null, visibility: 'OPEN', state: 'RUNTIME_ERROR', stepCount: 1, input: '3', expectedOutput: '3', output: '' },
  ],
}

describe('what the tutor is told of a program', () => {
  it('before it ran: the code and an example', () => {
    expect(tutorQuestion(place)).toEqual({
      problemId: 11,
      language: 'PYTHON',
      code: 'x',
      state: null,
      error: null,
      sample: example,
      examples: [{ input: '3', expectedOutput: '3' }],
      failedLabels: [],
      submissionId: null,
    })
    expect(tutorQuestion({ ...place, problem: aProblemDetail({ examples: [] }) }).sample).toBeNull()
  })

  it('after a run: how it ended; with the example’s input, whether the example is right', () => {
    const ran = (execution: Execution) => ({ kind: 'ran', output: '', execution, code: 'x', answeredInput: null }) as const
    expect(tutorQuestion({ ...place, program: ran(done('4')) })).toMatchObject({ state: 'WRONG_ANSWER', sample: { output: '4' } })
    expect(tutorQuestion({ ...place, program: ran(done('3')) })).toMatchObject({ state: null })
    expect(tutorQuestion({ ...place, input: '9', program: ran(done('4')) })).toMatchObject({ state: null, sample: example })
    const error = { type: 'ValueError', message: '', line: 1 }
    expect(tutorQuestion({ ...place, program: ran({ ...done(''), state: 'RUNTIME_ERROR', error }) })).toMatchObject({
      state: 'RUNTIME_ERROR',
      error,
    })
    expect(tutorQuestion({ ...place, program: ran({ ...done(''), state: 'STOPPED' }) }).state).toBeNull()
  })

  it('after it was checked or judged: the verdict, and a case that may be seen', () => {
    const wanted = {
      state: 'RUNTIME_ERROR',
      error: { type: 'ValueError', message: 'bad', line: 2 },
      sample: { input: '3', expectedOutput: '3', output: '' },
    }
    expect(tutorQuestion({ ...place, program: { kind: 'checked', verdict, isStopped: false, code: 'x' } })).toMatchObject(wanted)
    const submission = {
      ...verdict,
      submissionId: 5,
      isFirstSolved: false,
      rewardPoint: 0,
      rewardExperience: 0,
      isOutdated: false,
      isWithheld: false,
      isLate: false,
    }
    expect(tutorQuestion({ ...place, submission: { kind: 'judged', submission, code: 'x' } })).toMatchObject({ ...wanted, submissionId: 5 })
    const none = { ...verdict, caseList: [], message: null }
    expect(tutorQuestion({ ...place, program: { kind: 'checked', verdict: none, isStopped: false, code: 'x' } })).toMatchObject({
      state: null,
      error: null,
      sample: example,
    })
  })

  it('nothing of another code', () => {
    expect(
      tutorQuestion({
        ...place,
        program: { kind: 'ran', output: '', execution: done('4'), code: 'y', answeredInput: null },
      }),
    ).toMatchObject({
      state: null,
      sample: example,
    })
  })
})
