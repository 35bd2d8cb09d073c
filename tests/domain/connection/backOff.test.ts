import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { backOff } from '../../../src/domain/connection/backOff.ts'

it('waits 5 seconds after the first failure, then twice as long each time, ten minutes at most [F-116]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(backOff)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
})

it('never waits less than before, never longer than ten minutes, however often it failed [F-116]', () => {
  assert(
    property(integer({ min: 1, max: 100_000 }), (failures) => {
      expect(backOff(failures)).toBeGreaterThanOrEqual(5)
      expect(backOff(failures)).toBeLessThanOrEqual(600)
      expect(backOff(failures + 1)).toBeGreaterThanOrEqual(backOff(failures))
    }),
  )
})
