import { expect, test } from 'vitest'
import { guestPathText, parseGuestPath, withSolved } from '../../../src/domain/problems/guestPath.ts'

const nothing = { solved: [], nextHref: null }

test('what a guest has solved is counted once each, and leads on', () => {
  const first = withSolved(parseGuestPath(null), 'problem/7001', '/learn/problem/7002')
  const again = withSolved(first, 'problem/7001', '/learn/problem/7002')
  const second = withSolved(again, 'block/2001', null)
  expect(parseGuestPath(guestPathText(again))).toEqual({ solved: ['problem/7001'], nextHref: '/learn/problem/7002' })
  expect(second).toEqual({ solved: ['problem/7001', 'block/2001'], nextHref: null })
})

test.each(['', 'no JSON', '7', 'null', '{}', '{"solved":7}'])('%s is nothing', (text) => {
  expect(parseGuestPath(text)).toEqual(nothing)
})

test.each(['"https://elsewhere.test"', '"//elsewhere.test"', '7', 'null'])('it goes on nowhere but on this site, not to %s', (href) => {
  expect(parseGuestPath(`{"solved":["a",7],"nextHref":${href}}`)).toEqual({ solved: ['a'], nextHref: null })
})
