import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, costText, paymentTypes } from '../../../src/domain/course/price.ts'

const textOf = (...args: Parameters<typeof costOf>) => {
  const cost = costOf(...args)
  return cost === null ? null : costText(cost)
}

describe('cost', () => {
  it.each(['POINT', 'CASH', null] as const)('0 is free, whatever the payment type (%s) [S-317 A-66]', (paymentType) => {
    expect(costOf(0, paymentType)).toEqual({ kind: 'free' })
    expect(textOf(0, paymentType)).toBe('무료')
  })

  it('in points is the grouped amount [S-318]', () => {
    expect(costOf(1000, 'POINT')).toEqual({ kind: 'point', amount: 1000 })
    expect(textOf(1000, 'POINT')).toBe('1,000')
    expect(textOf(1, 'POINT')).toBe('1')
  })

  it('in cash is the grouped amount in won [S-319 A-67]', () => {
    expect(costOf(10_000, 'CASH')).toEqual({ kind: 'cash', amount: 10_000 })
    expect(textOf(10_000, 'CASH')).toBe('10,000원')
  })

  it('of an unknown payment type is not shown: no guess at the currency [A-66 F-047]', () => {
    expect(costOf(500, null)).toBeNull()
  })

  it.each([null, -1, -0.5, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %s is not shown [A-66 F-044]',
    (cost) => {
      for (const paymentType of paymentTypes) expect(costOf(cost, paymentType)).toBeNull()
    },
  )

  it.each([
    [999_999_999, '999,999,999원'],
    [2 ** 53, '9,007,199,254,740,992원'],
    [1e21, '1,000,000,000,000,000,000,000원'],
  ])('of %d is written out as %s [F-044 F-045]', (cost, text) => {
    expect(textOf(cost, 'CASH')).toBe(text)
  })

  it('never reads NaN, undefined, null or with an exponent [F-044]', () => {
    const cost = fc.oneof(fc.double(), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(cost, fc.constantFrom(...paymentTypes, null), (amount, paymentType) => {
        expect(textOf(amount, paymentType) ?? '무료').toMatch(/^(무료|\d{1,3}(,\d{3})*원?)$/)
      }),
    )
  })
})
