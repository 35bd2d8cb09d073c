import { expect, test } from 'vitest'
import { readMark } from '../../src/domain/mark.ts'

test.each([
  ['', { kind: 'mark', score: null }],
  ['  ', { kind: 'mark', score: null }],
  ['0', { kind: 'mark', score: 0 }],
  ['100', { kind: 'mark', score: 100 }],
  ['88.6', { kind: 'mark', score: 88.6 }],
  ['1.1', { kind: 'mark', score: 1.1 }],
  ['88.65', { kind: 'tooFine' }],
  ['101', { kind: 'outOfRange' }],
  ['100.1', { kind: 'outOfRange' }],
  ['-1', { kind: 'outOfRange' }],
  ['팔십', { kind: 'outOfRange' }],
])('a mark typed as %j is read as %o', (typed, mark) => {
  expect(readMark(typed)).toEqual(mark)
})
