import { expect, it } from 'vitest'
import { mayHandOver } from '../../../src/domain/studio/ownership.ts'

it.each([
  [true, 102, 101, true],
  [false, 101, 101, true],
  [false, 101, 102, false],
  [false, null, 102, false],
])('who runs the channel (%s) gives a work to anybody, who teaches takes it: %s to %s is %s', (isOperator, viewerId, heirId, may) => {
  expect(mayHandOver(isOperator, viewerId, heirId)).toBe(may)
})
