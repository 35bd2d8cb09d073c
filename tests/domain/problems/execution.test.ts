import { expect, test } from 'vitest'
import { withLine } from '../../../src/domain/problems/execution.ts'

test.each([
  ['', '바다\n'],
  ['3', '3\n바다\n'],
  ['3\n', '3\n바다\n'],
  ['3\n\n', '3\n\n바다\n'],
])('a line is added at the end of %j', (input, expected) => {
  expect(withLine(input, '바다')).toBe(expected)
})
