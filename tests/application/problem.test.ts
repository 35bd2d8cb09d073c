import { describe, expect, it, vi } from 'vitest'
import { makeOpenHint, makeSubmit, makeTryOut, type SubmissionRepository } from '../../src/application/problem.ts'
import { longestCode, type SubmittedCode } from '../../src/domain/problems/submission.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
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
  return { ...submissions, send: makeSubmit({ submissions }), try: makeTryOut({ submissions }) }
}

/** The list of submissions with so many of them, all with this code. */
const listed = (count: number, code: string): Partial<SubmissionRepository> => ({
  list: async () => ({
    items: Array.from({ length: count }, (_, at) => ({ ...submission, submissionId: 90_000 + count - at })),
    totalCount: count,
    pageSize: 20,
  }),
  submission: async (submissionId) => ({ ...submission, submissionId, code }),
})

describe('submitting', () => {
  it('is one call with the code and the lesson that it comes from', async () => {
    const { submit, send } = setUp({ submit: async () => submission })
    const origin = { contentType: 'COURSE', contentId: 1001, lessonId: 100_101 } as const
    expect(await send({ ...command, origin })).toEqual({ kind: 'submitted', submission })
    expect(submit.mock.calls).toEqual([[{ problemId: 7001, language: 'PYTHON', code: 'print(1)', origin }]])
  })

  it('of which a room tells no verdict yet has arrived, also where its answer was lost', async () => {
    const withheld = { ...submission, state: 'JUDGING', isWithheld: true } as const
    expect(await setUp({ submit: async () => withheld }).send(command)).toEqual({ kind: 'withheld' })
    const lost = setUp({ ...listed(2, 'print(1)'), submit: () => Promise.reject(lostConnection()), submission: async () => withheld })
    expect(await lost.send(command)).toEqual({ kind: 'withheld' })
  })

  it('sends neither nothing nor too much', async () => {
    const { submit, send } = setUp({})
    expect(await send({ ...command, code: ' \n' })).toEqual({ kind: 'empty' })
    expect(await send({ ...command, code: 'x'.repeat(longestCode + 1) })).toEqual({ kind: 'tooLong' })
    expect(submit).not.toHaveBeenCalled()
  })

  it('one at a time', async () => {
    const { submit, send } = setUp({ submit: () => new Promise(() => {}) })
    void send(command)
    expect(await send(command)).toEqual({ kind: 'alreadySubmitting' })
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notEnrolled'],
    [404, 'gone'],
    [409, 'alreadyJudging'],
    [413, 'tooLong'],
    [429, 'failed'],
  ])('a %i is %s, and nothing is looked for or sent again', async (status, kind) => {
    const { submit, list, send } = setUp({ submit: () => Promise.reject(refusal(status)) })
    expect(await send(command)).toEqual({ kind })
    expect([submit.mock.calls.length, list.mock.calls.length]).toEqual([1, 0])
  })

  it.each([['a lost answer', lostConnection()] as const, ['a broken server', refusal(502)] as const])(
    'after %s the submission is looked for among the newer ones [F-084]',
    async (_, error) => {
      const lost = () => Promise.reject(error)
      const found = setUp({ submit: lost, ...listed(2, 'print(1)') })
      expect(await found.send(command)).toMatchObject({ kind: 'submitted', submission: { submissionId: 90_002 } })
      expect(found.submit).toHaveBeenCalledTimes(1)
      expect(await setUp({ submit: lost, ...listed(1, 'print(1)') }).send(command)).toEqual({ kind: 'failed' })
      expect(await setUp({ submit: lost, ...listed(2, 'other code') }).send(command)).toEqual({ kind: 'failed' })
      expect(await setUp({ submit: lost, list: lost }).send(command)).toEqual({ kind: 'unknown' })
      // The page has counted more than there are: none of them is newer.
      expect(await setUp({ submit: lost, ...listed(2, 'print(1)') }).send({ ...command, knownCount: 3 })).toEqual({ kind: 'failed' })
    },
  )
})

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
