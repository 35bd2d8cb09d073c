import { describe, expect, test } from 'vitest'
import { casesVersionAfter, earnedAfterRejudging, isOutdated } from '../../../src/domain/problems/rejudgement.ts'
import { aStudioCase } from '../studio/aStudioProblem.ts'

describe('the version of a problem’s cases', () => {
  const cases = [aStudioCase(), aStudioCase({ label: '0개일 때', visibility: 'LABEL', input: '0', output: '0' })]

  test('begins with what is published first', () => {
    expect(casesVersionAfter(0, null, cases)).toBe(1)
  })

  test.each([
    ['an output', [cases[0]!, { ...cases[1]!, output: '1' }]],
    ['an input', [cases[0]!, { ...cases[1]!, input: '1' }]],
    ['one that is gone', [cases[0]!]],
    ['one more', [...cases, aStudioCase({ input: '9', output: '18' })]],
  ])('counts %s', (_, after) => {
    expect(casesVersionAfter(3, cases, after)).toBe(4)
  })

  test('does not count what changes no verdict', () => {
    const renamed = aStudioCase({ label: '없을 때', visibility: 'HIDDEN', input: '0', output: '0' })
    expect(casesVersionAfter(3, cases, [cases[0]!, renamed])).toBe(3)
  })
})

test('a verdict is outdated once the cases have changed, but not before there is one', () => {
  expect(isOutdated({ state: 'ACCEPTED', casesVersion: 1 }, 2)).toBe(true)
  expect(isOutdated({ state: 'ACCEPTED', casesVersion: 2 }, 2)).toBe(false)
  expect(isOutdated({ state: 'JUDGING', casesVersion: 1 }, 2)).toBe(false)
})

describe('what a submission has earned once it is judged again', () => {
  const nothing = { isFirstSolved: false, rewardPoint: 0, rewardExperience: 0 }
  const paid = { isFirstSolved: true, rewardPoint: 20, rewardExperience: 20 }
  const facts = { earned: nothing, state: 'ACCEPTED', isPaid: false, difficulty: 2, openedHintCount: 0 } as const

  test('is added where it solves the problem after all', () => {
    expect(earnedAfterRejudging(facts)).toEqual(paid)
    expect(earnedAfterRejudging({ ...facts, openedHintCount: 1 })).toEqual({ ...paid, rewardPoint: 16 })
  })

  test('is not added twice, nor for what is wrong', () => {
    expect(earnedAfterRejudging({ ...facts, isPaid: true })).toEqual(nothing)
    expect(earnedAfterRejudging({ ...facts, state: 'WRONG_ANSWER' })).toEqual(nothing)
  })

  test('is never taken back', () => {
    expect(earnedAfterRejudging({ ...facts, earned: paid, isPaid: true, state: 'WRONG_ANSWER' })).toEqual(paid)
  })
})
