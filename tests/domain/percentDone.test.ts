import { expect, it } from 'vitest'
import { percentDone } from '../../src/domain/percentDone.ts'

it.each([
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 66],
  [29, 100, 29],
  [199, 200, 99],
  [200, 200, 100],
  [201, 200, 100],
  [-1, 4, 0],
  [3, 0, 0],
])('%d of %d are %d per cent: 100 only when nothing is left', (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent)
})
