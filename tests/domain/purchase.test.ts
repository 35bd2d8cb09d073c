import { describe, expect, it } from 'vitest'
import { accessTerm, fullRefundUntil, purchasedHref, purchaseState } from '../../src/domain/purchase.ts'
import { guest } from '../../src/domain/viewer.ts'
import { aQuote } from './aQuote.ts'

const today = '2026-11-20'
const learner = { ...guest, authState: 'VALID' } as const

describe('a purchase', () => {
  it('is open to users, for whatever is not theirs already and is still sold', () => {
    expect(purchaseState(aQuote(), learner)).toBe('ready')
    expect(purchaseState(aQuote(), guest)).toBe('signInFirst')
    expect(purchaseState(aQuote({ isOwned: true, isAvailable: false }), learner)).toBe('owned')
    expect(purchaseState(aQuote({ isAvailable: false }), guest)).toBe('unavailable')
  })

  it('opens a course today, for as many days as are told, today among them', () => {
    expect(accessTerm({ termDays: 180, startDate: null }, today)).toEqual({ from: today, until: '2027-05-18' })
    expect(accessTerm({ termDays: 1, startDate: null }, today)).toEqual({ from: today, until: today })
  })

  it('opens a class when it begins, without an end; one that has begun opens today', () => {
    expect(accessTerm({ termDays: null, startDate: '2026-12-01' }, today)).toEqual({ from: '2026-12-01', until: null })
    expect(accessTerm({ termDays: null, startDate: '2026-11-01' }, today).from).toBe(today)
  })

  it.each(['COURSE', 'COURSE_PASS'] as const)('of a %s is undone within seven days', (contentType) => {
    expect(fullRefundUntil({ contentType, startDate: null }, today)).toBe('2026-11-27')
  })

  it('of a class is undone until the day before it begins', () => {
    expect(fullRefundUntil({ contentType: 'COURSE_CLASS', startDate: '2026-12-01' }, today)).toBe('2026-11-30')
    expect(fullRefundUntil({ contentType: 'COURSE_CLASS', startDate: today }, today)).toBeNull()
    expect(fullRefundUntil({ contentType: 'COURSE_CLASS', startDate: null }, today)).toBeNull()
  })

  it('leads on to what was bought', () => {
    expect(purchasedHref({ contentType: 'COURSE', contentId: 7 })).toBe('/course/7/lesson')
    expect(purchasedHref({ contentType: 'COURSE_CLASS', contentId: 9 })).toBe('/course/class/9/lesson')
    expect(purchasedHref({ contentType: 'COURSE_PASS', contentId: 'garam-pass' })).toBe('/course?page=1&order=DESC')
  })
})
