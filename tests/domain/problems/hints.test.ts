import { expect, it } from 'vitest'
import { canOpenHint, hintLadder } from '../../../src/domain/problems/hints.ts'

const start: Parameters<typeof hintLadder>[0] = { hintCount: 3, openedNumbers: [], submissionCount: 0, isSolved: false }
const states = (given: Partial<typeof start>) => hintLadder({ ...start, ...given }).map(({ state }) => state)

it('no hint opens before a try, and it says how many are missing', () => {
  expect(hintLadder(start)).toEqual([
    { hintNumber: 1, state: 'LOCKED', triesLeft: 1 },
    { hintNumber: 2, state: 'LOCKED', triesLeft: 2 },
    { hintNumber: 3, state: 'LOCKED', triesLeft: 3 },
  ])
})

it('they open one after the other, each after one more try', () => {
  expect(states({ submissionCount: 1 })).toEqual(['AVAILABLE', 'LOCKED', 'LOCKED'])
  expect(states({ submissionCount: 1, openedNumbers: [1] })).toEqual(['OPENED', 'LOCKED', 'LOCKED'])
  expect(states({ submissionCount: 2, openedNumbers: [1] })).toEqual(['OPENED', 'AVAILABLE', 'LOCKED'])
  expect(states({ submissionCount: 9 })).toEqual(['AVAILABLE', 'LOCKED', 'LOCKED'])
})

it('all are there once it is solved', () => {
  expect(states({ isSolved: true, openedNumbers: [1] })).toEqual(['OPENED', 'AVAILABLE', 'AVAILABLE'])
})

it('a hint may be shown when it is open or available, never when it does not exist', () => {
  const progress = { ...start, submissionCount: 1 }
  expect([0, 1, 2, 4].map((hintNumber) => canOpenHint(hintNumber, progress))).toEqual([false, true, false, false])
  expect(canOpenHint(1, { ...progress, openedNumbers: [1] })).toBe(true)
})
