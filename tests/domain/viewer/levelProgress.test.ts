import { describe, expect, it } from 'vitest'
import { levelProgress } from '../../../src/domain/viewer/levelProgress.ts'

describe('how far it is to the next level [S-277]', () => {
  it.each([
    [250, 1_000, { percent: 25, left: 750 }],
    [999, 1_000, { percent: 99, left: 1 }],
    [0, 1_000, { percent: 0, left: 1_000 }],
    [1_200, 1_000, { percent: 100, left: 0 }],
    [-5, 1_000, { percent: 0, left: 1_000 }],
  ])('%d of %d is %j', (experience, requiredExperience, expected) => {
    expect(levelProgress({ experience, requiredExperience })).toEqual(expected)
  })

  it.each([0, -1])('makes no sense out of %d', (requiredExperience) => {
    expect(levelProgress({ experience: 5, requiredExperience })).toBeNull()
  })
})
