import { expect, it } from 'vitest'
import { hrefAs } from '../src/environment.ts'

it.each([
  ['/', '/?persona=learner'],
  ['/course?page=1', '/course?page=1&persona=learner'],
  ['/learn/document/4001#loops', '/learn/document/4001?persona=learner#loops'],
  ['/support?q=a#b?c', '/support?q=a&persona=learner#b?c'],
])('who signs in comes back to %s as another visitor', (href, expected) => {
  expect(hrefAs('learner', href)).toBe(expected)
})
