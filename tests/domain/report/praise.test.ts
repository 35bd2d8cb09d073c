import { expect, it } from 'vitest'
import { canPraise, praises, praiseWords } from '../../../src/domain/report/praise.ts'

it.each([
  [null, '2026-11-20T10:00:00+09:00', true],
  ['2026-11-20T00:00:00+09:00', '2026-11-20T23:59:59+09:00', false],
  ['2026-11-20T23:59:59+09:00', '2026-11-21T00:00:00+09:00', true],
  // It is still the day before in London, and the same day in Seoul.
  ['2026-11-19T15:00:00Z', '2026-11-20T10:00:00+09:00', false],
])('after a praise of %s another one at %s: %s', (praised, now, may) => {
  expect(canPraise(praised, new Date(now))).toBe(may)
})

it('each praise has its own words and creature', () => {
  expect(new Set(praises.map((praise) => praiseWords(praise).sentence)).size).toBe(praises.length)
  expect(new Set(praises.map((praise) => praiseWords(praise).creature)).size).toBe(praises.length)
})
