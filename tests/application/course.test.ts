import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { type EnrolCommand, makeEnrol } from '../../src/application/course.ts'
import { type CourseStanding, notEnrolled } from '../../src/domain/course/course.ts'

const wish: EnrolCommand = {
  course: { courseId: 7, cost: 300, paymentType: 'POINT', isOnlyForChannelUser: false },
  viewer: { authState: 'VALID', point: 500 },
  standing: notEnrolled,
}
const refusedWith = (status: number | null) => new CallError('no', { kind: 'status', status })
const setUp = (call: () => Promise<void> = async () => {}, standing: () => Promise<CourseStanding> = async () => notEnrolled) => {
  const calls = vi.fn(call)
  return { calls, enrol: makeEnrol({ courses: { enrol: calls, standing } }) }
}

describe('enrolling', () => {
  it('is one call for the course', async () => {
    const { calls, enrol } = setUp()
    expect(await enrol(wish)).toEqual({ kind: 'enrolled' })
    expect(calls.mock.calls).toEqual([[7]])
  })

  it.each([
    [{ viewer: { authState: 'INVALID', point: null } }, { kind: 'signInFirst' }],
    [{ standing: { ...notEnrolled, isEnrolled: true } }, { kind: 'alreadyEnrolled' }],
    [{ viewer: { authState: 'VALID', point: 100 } }, { kind: 'notEnoughPoints', missing: 200 }],
    [{ course: { ...wish.course, paymentType: 'CASH' } }, { kind: 'needsPurchase', href: '/purchase/course/7' }],
    [{ course: { ...wish.course, isOnlyForChannelUser: true } }, { kind: 'onlyForChannelStudents' }],
    [{ course: { ...wish.course, cost: null } }, { kind: 'notOffered' }],
  ] as const)('with %o makes no call: %o', async (given, outcome) => {
    const { calls, enrol } = setUp()
    expect(await enrol({ ...wish, ...given })).toMatchObject(outcome)
    expect(calls).not.toHaveBeenCalled()
  })

  it.each([
    [401, { kind: 'signInFirst' }],
    [402, { kind: 'notEnoughPoints', missing: null }],
    [403, { kind: 'onlyForChannelStudents' }],
    [409, { kind: 'alreadyEnrolled' }],
    [500, { kind: 'failed' }],
    [null, { kind: 'failed' }],
  ])('a backend that answers %s knows better, and is asked once', async (status, outcome) => {
    const { calls, enrol } = setUp(() => Promise.reject(refusedWith(status)))
    expect(await enrol(wish)).toEqual(outcome)
    expect(calls).toHaveBeenCalledTimes(1)
  })

  it.each([500, 504, null])('whose answer (%s) does not say whether it worked has worked when one is in [F-084]', async (status) => {
    const { calls, enrol } = setUp(
      () => Promise.reject(refusedWith(status)),
      async () => ({ ...notEnrolled, isEnrolled: true }),
    )
    expect(await enrol(wish)).toEqual({ kind: 'enrolled' })
    expect(calls).toHaveBeenCalledTimes(1)
  })

  it('has failed where nobody can tell how one stands either', async () => {
    const { enrol } = setUp(
      () => Promise.reject(refusedWith(500)),
      () => Promise.reject(refusedWith(500)),
    )
    expect(await enrol(wish)).toEqual({ kind: 'failed' })
  })

  it('a price that has turned into money leads to where it is paid', async () => {
    const { enrol } = setUp(() => Promise.reject(refusedWith(402)))
    const free = { ...wish.course, cost: 0, paymentType: 'CASH' } as const
    expect(await enrol({ ...wish, course: free })).toEqual({ kind: 'needsPurchase', href: '/purchase/course/7' })
  })

  it('what is no answer at all is a failure', async () => {
    expect(await setUp(() => Promise.reject(new TypeError('x'))).enrol(wish)).toEqual({ kind: 'failed' })
  })

  it('a second click while it runs is told so; afterwards one may try again [F-082]', async () => {
    const { calls, enrol } = setUp()
    expect(await Promise.all([enrol(wish), enrol(wish)])).toEqual([{ kind: 'enrolled' }, { kind: 'alreadyEnrolling' }])
    expect(await enrol(wish)).toEqual({ kind: 'enrolled' })
    expect(calls).toHaveBeenCalledTimes(2)
  })
})
