import { describe, expect, it, vi } from 'vitest'
import { makeOpenHint, makeTryOut, type SubmissionRepository } from '../../src/application/problem.ts'
import type { SubmittedCode } from '../../src/domain/problems/submission.ts'
import { refusal } from '../fakes/refusal.ts'
import { trialOutcomes } from './trialOutcomes.ts'

const command = { problemId: 7001, language: 'PYTHON', code: 'print(1)', origin: null, knownCount: 1 } as const
const submission: SubmittedCode = {
  submissionId: 90_001,
  language: 'PYTHON',
  code: 'print(1)',
  createdDate: null,
  state: 'ACCEPTED',
  score: 100,
  totalScore: 100,
  stepCount: 3,
  caseList: [],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: true,
  rewardPoint: 10,
  rewardExperience: 15,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
}
const never = () => Promise.reject(new Error('not asked for'))

function setUp(answers: Partial<SubmissionRepository>) {
  const submissions = {
    submit: vi.fn(answers.submit ?? never),
    tryOut: vi.fn(answers.tryOut ?? never),
    list: vi.fn(answers.list ?? never),
    submission: vi.fn(answers.submission ?? never),
    openHint: never,
  }
  return { ...submissions, try: makeTryOut({ submissions }) }
}

describe('opening a hint', () => {
  const open = (openHint: SubmissionRepository['openHint']) => makeOpenHint({ submissions: { openHint } })

  it('tells it', async () => {
    const hint = { hintNumber: 1, hint: '먼저 숫자로 바꿔요.', openedDate: null, example: null }
    expect(await open(async () => hint)(7001, 1)).toEqual({ kind: 'opened', hint })
  })

  it.each([
    [401, 'signInFirst'],
    [409, 'locked'],
    [500, 'failed'],
  ])('a %i is %s', async (status, kind) => {
    expect(await open(() => Promise.reject(refusal(status)))(7001, 1)).toEqual({ kind })
  })

  it('one at a time: it costs points', async () => {
    const openHint = open(() => new Promise(() => {}))
    void openHint(7001, 1)
    expect(await openHint(7001, 2)).toEqual({ kind: 'alreadyOpening' })
  })
})

describe('handing in as a guest', () => {
  it('is one call of its own, and keeps nothing', async () => {
    const { tryOut, submit, try: send } = setUp({ tryOut: async () => submission })
    expect(await send(command)).toEqual({ kind: 'submitted', submission })
    expect(tryOut.mock.calls).toEqual([[{ problemId: 7001, language: 'PYTHON', code: 'print(1)', origin: null }]])
    expect(submit).not.toHaveBeenCalled()
    expect(await send({ ...command, code: ' ' })).toEqual({ kind: 'empty' })
  })

  it.each(trialOutcomes)('that is answered by %i is ‘%s’', async (status, kind) => {
    const { try: send } = setUp({ tryOut: () => Promise.reject(refusal(status)) })
    expect(await send(command)).toEqual({ kind })
  })
})
