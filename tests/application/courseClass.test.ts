import { describe, expect, it } from 'vitest'
import { type ClassEnrolOutcome, type EnrolInClassCommand, makeEnrolInClass } from '../../src/application/courseClass.ts'
import { type ClassStanding, notEnrolledInClass } from '../../src/domain/course-class/classEnrolment.ts'
import type { Id } from '../../src/domain/id.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const courseClass = {
  courseClassId: 'c/1',
  cost: 300,
  paymentType: 'POINT',
  isOnlyForChannelUser: false,
  schedule: { memberCount: 4 },
  enrolledCount: 3,
  isClosed: false,
} as const
const wish: EnrolInClassCommand = { courseClass, viewer: { authState: 'VALID', point: 500 }, standing: notEnrolledInClass }

function atDesk(answer: () => Promise<void> = async () => {}, standing: () => Promise<ClassStanding> = async () => notEnrolledInClass) {
  const calls: Id[] = []
  const enrol = makeEnrolInClass({
    classes: {
      standing,
      enrol: (courseClassId) => {
        calls.push(courseClassId)
        return answer()
      },
    },
  })
  return { calls, enrol }
}

describe('joining a class', () => {
  it('takes one call with its id as given [S-234]', async () => {
    const { calls, enrol } = atDesk()
    expect(await enrol(wish)).toEqual({ kind: 'enrolled' } satisfies ClassEnrolOutcome)
    expect(calls).toEqual(['c/1'])
    expect(await enrol({ ...wish, courseClass: { ...courseClass, cost: 0 } })).toEqual({ kind: 'enrolled' })
  })

  it.each<[string, EnrolInClassCommand, ClassEnrolOutcome]>([
    ['full', { ...wish, courseClass: { ...courseClass, enrolledCount: 4 } }, { kind: 'full' }],
    ['closed', { ...wish, courseClass: { ...courseClass, isClosed: true } }, { kind: 'closed' }],
    ['joined already', { ...wish, standing: { ...notEnrolledInClass, isEnrolled: true } }, { kind: 'alreadyEnrolled' }],
    ['looked at by a guest', { ...wish, viewer: { authState: 'INVALID', point: null } }, { kind: 'signInFirst' }],
  ])('is not asked for when it is %s', async (_what, asked, outcome) => {
    const { calls, enrol } = atDesk()
    expect(await enrol(asked)).toMatchObject(outcome)
    expect(calls).toEqual([])
  })

  it('whose last place somebody else took is full, and joined in another tab is joined [F-087]', async () => {
    const conflict = () => Promise.reject(refusal(409))
    expect(await atDesk(conflict).enrol(wish)).toEqual({ kind: 'full' })
    expect(await atDesk(conflict, async () => ({ ...notEnrolledInClass, isEnrolled: true })).enrol(wish)).toEqual({
      kind: 'alreadyEnrolled',
    })
    expect(await atDesk(conflict, () => Promise.reject(lostConnection())).enrol(wish)).toEqual({ kind: 'full' })
  })

  it.each<[Error, ClassEnrolOutcome]>([
    [refusal(401), { kind: 'signInFirst' }],
    [refusal(402), { kind: 'notEnoughPoints', missing: null }],
    [refusal(403), { kind: 'onlyForChannelStudents' }],
    [refusal(410), { kind: 'closed' }],
    [refusal(500), { kind: 'failed' }],
    [lostConnection(), { kind: 'failed' }],
    [new Error('?'), { kind: 'failed' }],
  ])('with %s ends in %j', async (error, outcome) => {
    expect(await atDesk(() => Promise.reject(error)).enrol(wish)).toEqual(outcome)
  })

  it('that has come to cost money leads to where it is sold', async () => {
    const priced = { ...wish, courseClass: { ...courseClass, cost: 0, paymentType: 'CASH' as const } }
    const { enrol } = atDesk(() => Promise.reject(refusal(402)))
    expect(await enrol(priced)).toEqual({ kind: 'needsPurchase', href: '/purchase/class/c%2F1' })
  })

  it('a second press while the first is under way makes no second call [F-082]', async () => {
    let arrive = () => {}
    const { calls, enrol } = atDesk(() => new Promise((resolve) => void (arrive = resolve)))
    const first = enrol(wish)
    expect(await enrol(wish)).toEqual({ kind: 'alreadyEnrolling' })
    arrive()
    expect(await first).toEqual({ kind: 'enrolled' })
    expect(calls).toHaveLength(1)
  })
})
