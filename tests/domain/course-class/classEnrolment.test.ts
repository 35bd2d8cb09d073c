import { describe, expect, it } from 'vitest'
import {
  classEnrolmentState,
  type ClassOffer,
  leadsClass,
  notEnrolledInClass,
  seatsLeft,
  seatsState,
  seatsText,
  takesPart,
} from '../../../src/domain/course-class/classEnrolment.ts'
import { classSummary, percentOf } from '../../../src/domain/course-class/classMembers.ts'

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

it.each([
  ['a visitor', {}, false, false],
  ['who takes it', { isEnrolled: true, canStudy: true }, false, true],
  ['who teaches another class', { canStudy: true }, false, false],
  ['who teaches it', { isTeacher: true, canStudy: true }, true, true],
])('%s leads a class or takes part in it as their standing says', (_, standing, leads, takes) => {
  const whole = { ...notEnrolledInClass, ...standing }
  expect([leadsClass(whole), takesPart(whole)]).toEqual([leads, takes])
})

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
    expect(classEnrolmentState(courseClass, learner, notEnrolledInClass)).toEqual(expected)
  })

  it('who is in stays in, be it full or closed', () => {
    const full = offer({ enrolledCount: 4, isClosed: true })
    expect(classEnrolmentState(full, learner, { isEnrolled: true, isMember: false })).toEqual({ kind: 'enrolled' })
  })

  it('a guest hears that a class is full before being sent to sign in', () => {
    expect(classEnrolmentState(offer({ enrolledCount: 4 }), { authState: 'INVALID', point: null }, notEnrolledInClass)).toEqual({
      kind: 'full',
    })
    expect(classEnrolmentState(offer(), { authState: 'INVALID', point: null }, notEnrolledInClass)).toEqual({ kind: 'signInFirst' })
  })
})

describe('places in a class', () => {
  it.each([
    [8, 5, 3],
    [8, 8, 0],
    [8, 9, 0],
    [8, -2, 8],
    [8, 1.5, 7],
    [1, 0, 1],
  ])('of %j with %j taken leave %d [A-65]', (memberCount, taken, left) => {
    expect(seatsLeft(memberCount, taken)).toBe(left)
  })

  it.each([null, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('of a capacity of %j cannot be counted [A-63]', (memberCount) => {
    expect(seatsLeft(memberCount, 0)).toBeNull()
  })

  it.each([null, 0, 8])('that nobody has counted cannot be told of a capacity of %j', (memberCount) => {
    expect(seatsLeft(memberCount, null)).toBeNull()
  })

  it.each([
    [0, 'none', '마감'],
    [1, 'few', '마지막 1자리'],
    [2, 'few', '마지막 2자리'],
    [3, 'some', '3자리 남음'],
    [1200, 'some', '1,200자리 남음'],
  ])('%d left are %s and read %s', (left, state, words) => {
    expect([seatsState(left), seatsText(left)]).toEqual([state, words])
  })
})

describe('how far a member is', () => {
  it.each([
    [0, 12, 0],
    [3, 12, 25],
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [12, 12, 100],
    [14, 12, 100],
    [-1, 12, 0],
    [3, 0, 0],
  ])('%d of %d lessons are %d per cent', (completedCount, totalCount, percent) => {
    expect(percentOf({ completedCount, totalCount })).toBe(percent)
  })
})

describe('how a class does as a whole', () => {
  const member = (completedCount: number) => ({
    userId: completedCount,
    nickname: null,
    profile: null,
    completedCount,
    totalCount: 3,
    studiedDate: null,
  })

  it('is the average of its members, and how many have not begun', () => {
    expect(classSummary([member(0), member(1), member(3)])).toEqual({ percent: 44, notStartedCount: 1 })
    expect(classSummary([member(3), member(3)])).toEqual({ percent: 100, notStartedCount: 0 })
  })

  it('is nothing to tell where nobody is in it', () => {
    expect(classSummary([])).toBeNull()
  })
})
