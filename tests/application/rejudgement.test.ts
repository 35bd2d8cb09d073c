import { expect, test, vi } from 'vitest'
import { makeJudgeAgain, type RejudgementRepository } from '../../src/application/rejudgement.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import { guest } from '../../src/domain/viewer.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { refusal } from '../fakes/refusal.ts'

/** Answers of the backend, one for each call. */
function judgeAgainOver(...answers: readonly (number | Error)[]) {
  const judgeSome = vi.fn(async () => {
    const answer = answers[judgeSome.mock.calls.length - 1]
    return answer instanceof Error || answer === undefined ? Promise.reject(answer) : answer
  })
  const repository: RejudgementRepository = { outdatedCount: async () => 0, judgeSome }
  const told: number[] = []
  const run = makeJudgeAgain({ repository, mayUse: defaultRolePolicy.canPublish })
  return { judgeSome, told, run: (viewer = teacher) => run(viewer, 7, (left) => told.push(left)) }
}

test('all are judged again, some at a time, and each time it is told how many are left', async () => {
  const { run, told, judgeSome } = judgeAgainOver(5, 2, 0)
  expect(await run()).toEqual({ kind: 'done' })
  expect(told).toEqual([5, 2, 0])
  expect(judgeSome).toHaveBeenCalledWith(7)
})

test('it ends where nothing goes on', async () => {
  const { run, told } = judgeAgainOver(3, 3, 0)
  expect(await run()).toEqual({ kind: 'stuck' })
  expect(told).toEqual([3, 3])
})

test.each([
  [401, 'signInFirst'],
  [403, 'notAllowed'],
  [404, 'gone'],
  [500, 'failed'],
])('a refusal with %d ends it, and what was judged stays so', async (status, kind) => {
  const { run, told } = judgeAgainOver(4, refusal(status))
  expect(await run()).toEqual({ kind })
  expect(told).toEqual([4])
})

test('one at a time, and only for those who make problems', async () => {
  const { run, judgeSome } = judgeAgainOver(0)
  const first = run()
  expect(await run()).toEqual({ kind: 'alreadyRunning' })
  expect(await first).toEqual({ kind: 'done' })
  expect(await run(guest)).toEqual({ kind: 'signInFirst' })
  expect(await run(learner)).toEqual({ kind: 'notAllowed' })
  expect(judgeSome).toHaveBeenCalledTimes(1)
})
