import { describe, expect, it } from 'vitest'
import { notEnrolled } from '../../../src/domain/course/course.ts'
import { courseEnrolmentState } from '../../../src/domain/course/enrolment.ts'

const course = { courseId: 'a/b', cost: 1_200, paymentType: 'POINT', isOnlyForChannelUser: false } as const
const viewer = { authState: 'VALID', point: 2_000 } as const

describe('what stands between a viewer and a course', () => {
  it.each(['INVALID', 'PENDING'] as const)('who is %s signs in first, whatever the course [A-02]', (authState) => {
    expect(courseEnrolmentState({ ...course, cost: 0 }, { ...viewer, authState }, notEnrolled)).toEqual({ kind: 'signInFirst' })
  })

  it('nothing for who is enrolled, be the price what it may', () => {
    expect(courseEnrolmentState({ ...course, isOnlyForChannelUser: true }, viewer, { isEnrolled: true, isMember: false })).toEqual({
      kind: 'enrolled',
    })
  })

  it('a course for a channel’s students is for them [S-122]', () => {
    const closed = { ...course, cost: 0, isOnlyForChannelUser: true }
    expect(courseEnrolmentState(closed, viewer, notEnrolled)).toEqual({ kind: 'onlyForChannelStudents' })
    expect(courseEnrolmentState(closed, viewer, { isEnrolled: false, isMember: true })).toEqual({ kind: 'free' })
  })

  it('points are enough, just enough, or some are missing [S-318]', () => {
    expect(courseEnrolmentState(course, viewer, notEnrolled)).toEqual({ kind: 'points', amount: 1_200, left: 800 })
    expect(courseEnrolmentState(course, { ...viewer, point: 1_200 }, notEnrolled)).toEqual({ kind: 'points', amount: 1_200, left: 0 })
    expect(courseEnrolmentState(course, { ...viewer, point: 1_199 }, notEnrolled)).toEqual({
      kind: 'notEnoughPoints',
      amount: 1_200,
      missing: 1,
    })
    expect(courseEnrolmentState(course, { ...viewer, point: null }, notEnrolled)).toEqual({
      kind: 'notEnoughPoints',
      amount: 1_200,
      missing: 1_200,
    })
  })

  it('what costs money is bought on the platform [S-319]', () => {
    expect(courseEnrolmentState({ ...course, paymentType: 'CASH' }, viewer, notEnrolled)).toEqual({
      kind: 'needsPurchase',
      amount: 1_200,
      href: '/purchase/course/a%2Fb',
    })
  })

  it.each([{ cost: null }, { cost: -1 }, { cost: 0.5 }, { paymentType: null }])('nobody enrols where %o is the price [A-66]', (price) => {
    expect(courseEnrolmentState({ ...course, ...price }, viewer, notEnrolled)).toEqual({ kind: 'notOffered' })
  })
})
