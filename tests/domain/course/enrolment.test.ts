import { describe, expect, it } from 'vitest'
import { stranger } from '../../../src/domain/course/course.ts'
import { enrolment } from '../../../src/domain/course/enrolment.ts'

const course = { courseId: 'a/b', cost: 1_200, paymentType: 'POINT', isOnlyForChannelUser: false } as const
const viewer = { authState: 'VALID', point: 2_000 } as const

describe('what stands between a viewer and a course', () => {
  it.each(['INVALID', 'PENDING'] as const)('who is %s signs in first, whatever the course [A-02]', (authState) => {
    expect(enrolment({ ...course, cost: 0 }, { ...viewer, authState }, stranger)).toEqual({ kind: 'signInFirst' })
  })

  it('nothing for who is enrolled, be the price what it may', () => {
    expect(enrolment({ ...course, isOnlyForChannelUser: true }, viewer, { isEnrolled: true, isMember: false })).toEqual({
      kind: 'enrolled',
    })
  })

  it('a course for a channel’s students is for them [S-122]', () => {
    const closed = { ...course, cost: 0, isOnlyForChannelUser: true }
    expect(enrolment(closed, viewer, stranger)).toEqual({ kind: 'onlyForChannelStudents' })
    expect(enrolment(closed, viewer, { isEnrolled: false, isMember: true })).toEqual({ kind: 'free' })
  })

  it('points are enough, just enough, or some are missing [S-318]', () => {
    expect(enrolment(course, viewer, stranger)).toEqual({ kind: 'points', amount: 1_200, left: 800 })
    expect(enrolment(course, { ...viewer, point: 1_200 }, stranger)).toEqual({ kind: 'points', amount: 1_200, left: 0 })
    expect(enrolment(course, { ...viewer, point: 1_199 }, stranger)).toEqual({ kind: 'notEnoughPoints', amount: 1_200, missing: 1 })
    expect(enrolment(course, { ...viewer, point: null }, stranger)).toEqual({ kind: 'notEnoughPoints', amount: 1_200, missing: 1_200 })
  })

  it('what costs money is bought on the platform [S-319]', () => {
    expect(enrolment({ ...course, paymentType: 'CASH' }, viewer, stranger)).toEqual({
      kind: 'needsPurchase',
      amount: 1_200,
      href: '/purchase/course/a%2Fb',
    })
  })

  it.each([{ cost: null }, { cost: -1 }, { cost: 0.5 }, { paymentType: null }])('nobody enrols where %o is the price [A-66]', (price) => {
    expect(enrolment({ ...course, ...price }, viewer, stranger)).toEqual({ kind: 'notOffered' })
  })
})
