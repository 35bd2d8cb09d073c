import { expect, it } from 'vitest'
import { factText } from '../../../../src/ui/preview/reasons/factText.ts'

it('a fact is printed with what was asked, about what, and what was found [S-334]', () => {
  expect(factText({ name: 'signedIn', subject: null, result: true })).toBe('signedIn: yes')
  expect(factText({ name: 'signedIn', subject: null, result: false })).toBe('signedIn: no')
  expect(factText({ name: 'hasItems', subject: 'courses', result: 'waiting' })).toBe('hasItems(courses): waiting')
})
