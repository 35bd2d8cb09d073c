import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canEditReview, ratingShares, reviewOrders, reviewPermission, validateReviewDraft } from '../../src/domain/review.ts'
import { textLength } from '../../src/domain/textLength.ts'
import { guest, learner, pending } from './viewer/viewers.ts'

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
    expect(textLength('  👩‍👩‍👧‍👦 바다 '.normalize('NFD'))).toBe(4)
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

const stands = (isEnrolled: boolean, canStudy = isEnrolled) => ({ status: 'ready', value: { isEnrolled, canStudy } }) as const
const waiting = { status: 'waiting' } as const
const failed = { status: 'failed', retry: async () => {} } as const

describe('who may write a review', () => {
  it.each([
    ['nobody knows who it is', null, stands(true), 'waiting'],
    ['a guest', guest, stands(false), 'signInFirst'],
    ['a sign-up that waits to be completed', pending, stands(false), 'signInFirst'],
    ['nobody knows yet how they stand', learner, waiting, 'waiting'],
    ['nobody can tell how they stand', learner, failed, 'unknown'],
    ['who does not take it', learner, stands(false), 'notEnrolled'],
    ['who teaches it', learner, stands(false, true), 'teaches'],
    ['who takes it', learner, stands(true), 'yes'],
  ])('%s', (_, viewer, standing, answer) => {
    expect(reviewPermission(viewer, standing)).toBe(answer)
  })
})

it.each([
  ['yes', true],
  ['signInFirst', true],
  ['notEnrolled', false],
  ['teaches', false],
  ['waiting', true],
  ['unknown', true],
] as const)('one’s own review may be given other words (%s): %s', (may, answer) => {
  expect(canEditReview(may)).toBe(answer)
})
