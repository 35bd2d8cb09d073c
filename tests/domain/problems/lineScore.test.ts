import { expect, test } from 'vitest'
import { lineScore } from '../../../src/domain/problems/lineScore.ts'

test('an answer of lines tells how many are right, and which to look at again', () => {
  const states = ['ACCEPTED', 'WRONG_ANSWER', 'ACCEPTED', 'WRONG_ANSWER'] as const
  expect(lineScore(states.map((state, at) => ({ caseNumber: at + 1, state })))).toEqual({ rightCount: 2, total: 4, wrong: [2, 4] })
  expect(lineScore([])).toEqual({ rightCount: 0, total: 0, wrong: [] })
})
