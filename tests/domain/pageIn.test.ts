import { expect, it } from 'vitest'
import { pageIn } from '../../src/domain/pageIn.ts'

it.each([
  ['1', 1],
  ['37', 37],
  ['999999999', 999_999_999],
])('page=%s asks for page %i', (text, page) => {
  expect(pageIn(text)).toBe(page)
})

it.each([null, '', '0', '-1', '1.5', '1e3', '01', 'x', '1000000000', ' 2'])(
  'page=%s asks for no page that there can be, so for the first [F-044]',
  (text) => {
    expect(pageIn(text)).toBe(1)
  },
)
