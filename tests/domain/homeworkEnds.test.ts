import { describe, expect, it } from 'vitest'
import { endInForce, takingBack } from '../../src/domain/homeworkEnds.ts'

describe('what was handed in can be taken back', () => {
  const noon = new Date('2026-11-20T12:00:00+09:00')
  const handedIn = (endDate: string | null, lateEndDate: string | null = null) => ({ state: 'HANDED_IN' as const, endDate, lateEndDate })
  const early = '2026-11-18T12:00:00+09:00'
  const late = '2026-11-20T11:00:00+09:00'
  it.each([
    ['until its end', handedIn('2026-11-20T12:00:00+09:00'), early, { until: '2026-11-20T12:00:00+09:00' }],
    ['not after its end', handedIn('2026-11-20T11:59:59+09:00', '2026-11-22'), early, null],
    ['until the late end where it came late', handedIn('2026-11-19', '2026-11-22'), late, { until: '2026-11-22' }],
    ['not after the late end', handedIn('2026-11-18', '2026-11-19'), late, null],
    ['not late where it is not taken late', handedIn('2026-11-19'), late, null],
    ['not past the end where nobody knows when it came', handedIn('2026-11-19', '2026-11-22'), null, null],
    ['always where it has no end', handedIn(null), early, { until: null }],
    ['not once it is marked', { ...handedIn(null), state: 'MARKED' as const }, early, null],
    ['not before', { ...handedIn(null), state: 'OPEN' as const }, null, null],
  ])('%s', (_, own, submittedDate, found) => {
    expect(takingBack(own, submittedDate, noon)).toEqual(found)
  })
})

describe('the end that counts', () => {
  const noon = new Date('2026-11-20T12:00:00+09:00')
  it.each([
    ['is the first one before it', { state: 'OPEN' as const, endDate: '2026-11-21', lateEndDate: '2026-11-22' }, '2026-11-21'],
    ['is the late one after that', { state: 'OPEN' as const, endDate: '2026-11-19', lateEndDate: '2026-11-22' }, '2026-11-22'],
    ['is none for work that was given back', { state: 'RETURNED' as const, endDate: '2026-11-19', lateEndDate: '2026-11-22' }, null],
  ])('%s', (_, assignment, end) => {
    expect(endInForce(assignment, noon)).toBe(end)
  })
})
