import { expect, it } from 'vitest'
import { formatPythonError, parsePythonError } from '../../../src/domain/problems/parsePythonError.ts'

it.each([
  ["NameError: name 'x' is not defined", { type: 'NameError', message: "name 'x' is not defined", line: 3 }],
  ['KeyboardInterrupt', { type: 'KeyboardInterrupt', message: '', line: 3 }],
])('splits and joins %s', (text, error) => {
  expect(parsePythonError(text, 3)).toEqual(error)
  expect(formatPythonError(error)).toBe(text)
})
