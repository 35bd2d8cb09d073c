import { describe, expect, test } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { canEditReview, reviewPermission } from '../../../src/ui/review/reviewDraft.ts'
import { learner } from './openReviews.tsx'

const stands = (isEnrolled: boolean, canStudy = isEnrolled) => ({ status: 'ready', value: { isEnrolled, canStudy } }) as const
const waiting = { status: 'waiting' } as const
const failed = { status: 'failed', error: null, retry: async () => {} } as const

describe('who may write a review', () => {
  test.each([
    ['nobody knows who it is', null, stands(true), 'waiting'],
    ['a guest', guest, stands(false), 'signInFirst'],
    ['a sign-up that waits to be completed', { ...guest, authState: 'PENDING' } as const, stands(false), 'signInFirst'],
    ['nobody knows yet how they stand', learner, waiting, 'waiting'],
    ['nobody can tell how they stand', learner, failed, 'unknown'],
    ['who does not take it', learner, stands(false), 'notEnrolled'],
    ['who teaches it', learner, stands(false, true), 'teaches'],
    ['who takes it', learner, stands(true), 'yes'],
  ])('%s', (_, viewer, standing, answer) => {
    expect(reviewPermission(viewer, standing)).toBe(answer)
  })
})

test.each([
  ['yes', true],
  ['signInFirst', true],
  ['notEnrolled', false],
  ['teaches', false],
  ['waiting', true],
  ['unknown', true],
] as const)('one’s own review may be given other words (%s): %s', (may, answer) => {
  expect(canEditReview(may)).toBe(answer)
})
