import { describe, expect, it, vi } from 'vitest'
import { awaitVerdict } from '../../src/application/awaitVerdict.ts'
import type { SubmittedCode } from '../../src/domain/problems/submission.ts'
import type { VerdictState } from '../../src/domain/problems/verdict.ts'
import { lostConnection } from '../fakes/refusal.ts'

const inState = (state: VerdictState): SubmittedCode => ({
  submissionId: 7,
  language: 'PYTHON',
  code: 'print(1)',
  createdDate: null,
  state,
  score: 0,
  totalScore: 100,
  stepCount: 0,
  caseList: [],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
})

/** Answers in turn; the last answer repeats. */
function waitFor(answers: readonly (VerdictState | Error)[], isWaiting = () => true) {
  const pauses: number[] = []
  const submission = vi.fn(async () => {
    const answer = answers[Math.min(submission.mock.calls.length, answers.length) - 1] ?? 'JUDGING'
    if (answer instanceof Error) throw answer
    return inState(answer)
  })
  const pause = async (ms: number) => void pauses.push(ms)
  return { pauses, submission, verdict: awaitVerdict(7, { submissions: { submission }, pause }, isWaiting) }
}

describe('waiting for a verdict', () => {
  it('asks after each pause, longer and longer, until there is one', async () => {
    const { verdict, pauses, submission } = waitFor(['JUDGING', 'JUDGING', 'JUDGING', 'ACCEPTED'])
    expect(await verdict).toMatchObject({ submissionId: 7, state: 'ACCEPTED' })
    expect(submission.mock.calls).toHaveLength(4)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  })

  it('goes on where a call fails', async () => {
    expect(await waitFor([lostConnection(), 'WRONG_ANSWER']).verdict).toMatchObject({ state: 'WRONG_ANSWER' })
  })

  it('gives up after two minutes', async () => {
    const { verdict, pauses } = waitFor(['JUDGING'])
    expect(await verdict).toBeNull()
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(120_000)
  })

  it('asks nothing more once nobody waits', async () => {
    const { verdict, submission } = waitFor(['JUDGING'], () => false)
    expect(await verdict).toBeNull()
    expect(submission).not.toHaveBeenCalled()
  })
})
