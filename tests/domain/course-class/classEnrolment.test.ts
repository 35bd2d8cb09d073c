import { describe, expect, it } from 'vitest'
import { type ClassOffer, classEnrolment } from '../../../src/domain/course-class/classEnrolment.ts'
import { classStranger } from '../../../src/domain/course-class/ClassStanding.ts'

const offer = (own: Partial<ClassOffer> = {}): ClassOffer => ({
  courseClassId: 'c/1',
  cost: 0,
  paymentType: 'POINT',
  isOnlyForChannelUser: false,
  schedule: { memberCount: 4 },
  enrolledCount: 3,
  isClosed: false,
  ...own,
})
const learner = { authState: 'VALID', point: 500 } as const

describe('what stands between a viewer and a class', () => {
  it.each([
    ['nothing, when it is free and has a place', offer(), { kind: 'free' }],
    ['points, as with a course', offer({ cost: 300 }), { kind: 'points', amount: 300, left: 200 }],
    ['no place that is left [A-65]', offer({ enrolledCount: 4 }), { kind: 'full' }],
    ['that enrolment is closed, whatever else', offer({ enrolledCount: 4, isClosed: true }), { kind: 'closed' }],
    ['nothing, where the capacity is not known [A-63]', offer({ schedule: null, enrolledCount: 99 }), { kind: 'free' }],
    [
      'a purchase at the class’s own address',
      offer({ cost: 60_000, paymentType: 'CASH' }),
      { kind: 'needsPurchase', amount: 60_000, href: '/purchase/class/c%2F1' },
    ],
    ['being no student of the channel [S-122]', offer({ isOnlyForChannelUser: true }), { kind: 'onlyForChannelStudents' }],
  ])('%s', (_what, courseClass, expected) => {
    expect(classEnrolment(courseClass, learner, classStranger)).toEqual(expected)
  })

  it('who is in stays in, be it full or closed', () => {
    const full = offer({ enrolledCount: 4, isClosed: true })
    expect(classEnrolment(full, learner, { isEnrolled: true, isMember: false })).toEqual({ kind: 'enrolled' })
  })

  it('a guest hears that a class is full before being sent to sign in', () => {
    expect(classEnrolment(offer({ enrolledCount: 4 }), { authState: 'INVALID', point: null }, classStranger)).toEqual({ kind: 'full' })
    expect(classEnrolment(offer(), { authState: 'INVALID', point: null }, classStranger)).toEqual({ kind: 'signInFirst' })
  })
})
