import { describe, expect, it } from 'vitest'
import { fullPoint, pointWithHints, rewardFor } from '../../../src/domain/problems/reward.ts'

const first = { isFirstSolved: true, openedHintCount: 0 }

describe('what a solved problem earns', () => {
  it.each([
    [1, 10, 15],
    [5, 50, 35],
    [23, 230, 125],
    [null, 10, 15],
    [0, 10, 15],
    [4.6, 50, 35],
  ])('difficulty %s: %i points and %i experience', (difficulty, point, experience) => {
    expect(rewardFor({ ...first, difficulty })).toEqual({ point, experience })
    expect(fullPoint(difficulty)).toBe(point)
  })

  it('is earned once', () => {
    expect(rewardFor({ difficulty: 9, isFirstSolved: false, openedHintCount: 0 })).toEqual({ point: 0, experience: 0 })
  })

  it.each([
    [1, 80],
    [2, 60],
    [3, 40],
    [9, 40],
    [-1, 100],
  ])('after %i hints it is %i of 100 points, and all the experience', (openedHintCount, point) => {
    expect(rewardFor({ ...first, difficulty: 10, openedHintCount })).toEqual({ point, experience: 60 })
    expect(pointWithHints(100, openedHintCount)).toBe(point)
  })
})
