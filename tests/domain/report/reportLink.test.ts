import { describe, expect, it } from 'vitest'
import { linkDays, reportHref, reportLinkState, reportTokenAlphabet, reportTokenLength } from '../../../src/domain/report/reportLink.ts'

const endDate = '2026-11-27T10:00:00+09:00'

describe('a link to a report', () => {
  it.each([
    ['2026-11-27T09:59:59+09:00', false, 'live'],
    ['2026-11-27T10:00:00+09:00', false, 'ended'],
    ['2026-11-20T10:00:00+09:00', true, 'revoked'],
    ['2026-12-20T10:00:00+09:00', true, 'revoked'],
  ] as const)('at %s, revoked %s, is %s', (now, isRevoked, state) => {
    expect(reportLinkState({ endDate, isRevoked }, new Date(now))).toBe(state)
  })

  it('tells for how many days it was made, whatever its zones', () => {
    expect(linkDays({ createdDate: '2026-11-20T10:00:00+09:00', endDate })).toBe(7)
    expect(linkDays({ createdDate: '2026-10-28T01:00:01Z', endDate })).toBe(30)
  })

  it('is an address of its own, that nobody guesses and that reads the same everywhere', () => {
    expect(reportHref('abcDEF')).toBe('/report/abcDEF')
    expect(new Set(reportTokenAlphabet).size).toBe(reportTokenAlphabet.length)
    expect(Math.log2(reportTokenAlphabet.length) * reportTokenLength).toBeGreaterThan(128)
    expect(encodeURIComponent(reportTokenAlphabet.join(''))).toBe(reportTokenAlphabet.join(''))
  })
})
