import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingShares, reviewLengthOf, reviewOrders, validateReviewDraft } from '../../src/domain/review.ts'

const fit = { rating: 4, content: '설명이 쉬웠어요!' }

describe('what a review must be', () => {
  it('ten characters and a star are enough, five hundred are the most', () => {
    for (const content of ['가'.repeat(10), '가'.repeat(500)]) expect(validateReviewDraft({ rating: 1, content })).toBeNull()
    expect(validateReviewDraft({ rating: 5, content: '가'.repeat(9) })).toEqual({ kind: 'tooShort', length: 9 })
    expect(validateReviewDraft({ rating: 5, content: '가'.repeat(501) })).toEqual({ kind: 'tooLong', length: 501 })
  })

  it.each([0, 6, 4.5, -1, Number.NaN])('%s are no stars', (rating) => {
    expect(validateReviewDraft({ ...fit, rating })).toEqual({ kind: 'noRating' })
  })

  it('characters are counted as people do: no blanks at the ends, a family is one [F-032]', () => {
    expect(reviewLengthOf('  👩‍👩‍👧‍👦 바다 '.normalize('NFD'))).toBe(4)
    expect(validateReviewDraft({ rating: 5, content: ' '.repeat(40) })).toEqual({ kind: 'tooShort', length: 0 })
  })
})

it('reviews come in the orders that the backend knows by these names, the newest first unless asked', () => {
  expect(reviewOrders).toEqual(['NEWEST', 'HIGHEST', 'LOWEST'])
})

describe('the shares of a rating', () => {
  it('are five rows, the best first', () => {
    expect(ratingShares({ distribution: [0, 0, 1, 1, 2] })).toEqual([
      { stars: 5, count: 2, percent: 50 },
      { stars: 4, count: 1, percent: 25 },
      { stars: 3, count: 1, percent: 25 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 0, percent: 0 },
    ])
  })

  it('are nothing while there is no review', () => {
    expect(ratingShares({ distribution: [0, 0, 0, 0, 0] }).every(({ percent }) => percent === 0)).toBe(true)
  })

  it('never exceed the whole', () => {
    const count = fc.nat(100_000)
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (distribution) => {
        for (const { percent } of ratingShares({ distribution }))
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })
})
