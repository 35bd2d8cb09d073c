import { expect, it } from 'vitest'
import { factText } from '../../../../src/ui/preview/reasons/factText.ts'

it('a fact is printed with what was asked, about what, and what was found [S-334]', () => {
  expect(factText({ name: 'signedIn', subject: null, answer: true })).toBe('signedIn: yes')
  expect(factText({ name: 'signedIn', subject: null, answer: false })).toBe('signedIn: no')
  expect(factText({ name: 'hasItems', subject: 'courses', answer: 'waiting' })).toBe('hasItems(courses): waiting')
})
