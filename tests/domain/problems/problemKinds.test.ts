import { expect, test } from 'vitest'
import { nextBlockHref } from '../../../src/domain/problems/problemKinds.ts'

test.each([
  [2004, '/learn/block/2004'],
  [null, null],
])('after a block problem comes %s', (nextBlockId, href) => {
  expect(nextBlockHref({ nextBlockId })).toBe(href)
})
