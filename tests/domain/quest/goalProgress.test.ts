import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { goalProgress } from '../../../src/domain/quest/goalProgress.ts'

const progress = (completedCount: number, goalCount: number) => goalProgress({ completedCount, goalCount })

it('tells how much of a goal is done [S-152]', () => {
  expect(progress(1, 4)).toEqual({ completed: 1, total: 4, ratio: 0.25 })
})

it('stays between nothing and the goal [A-53 F-051]', () => {
  expect(progress(7, 3)).toEqual({ completed: 3, total: 3, ratio: 1 })
  expect(progress(-2, 3)).toEqual({ completed: 0, total: 3, ratio: 0 })
  expect(progress(0, 0)).toEqual({ completed: 0, total: 0, ratio: 1 })
  expect(progress(2, -1)).toEqual({ completed: 0, total: 0, ratio: 1 })
})

it('never leaves the bar, whatever the numbers [F-051]', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (completedCount, goalCount) => {
      const { completed, total, ratio } = progress(completedCount, goalCount)
      expect(completed).toBeGreaterThanOrEqual(0)
      expect(completed).toBeLessThanOrEqual(total)
      expect(ratio).toBeGreaterThanOrEqual(0)
      expect(ratio).toBeLessThanOrEqual(1)
    }),
  )
})
