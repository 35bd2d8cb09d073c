import { expect, test } from 'vitest'
import { guestSuccessText, parseGuestSuccess } from '../../../src/domain/problems/guestSuccess.ts'

test('what a guest has solved keeps its language', () => {
  const solved = { language: 'C', code: 'int main() {\n}\n' } as const
  expect(parseGuestSuccess(guestSuccessText(solved))).toEqual(solved)
  expect(parseGuestSuccess(guestSuccessText({ language: 'TEXT', code: '' }))).toEqual({ language: 'TEXT', code: '' })
})

test('of what was kept without one nobody knows it', () => {
  expect(parseGuestSuccess('print(1)\nprint(2)')).toEqual({ language: null, code: 'print(1)\nprint(2)' })
})
