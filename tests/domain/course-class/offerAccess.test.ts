import { describe, expect, test } from 'vitest'
import type { ClassEnrolmentState } from '../../../src/domain/course-class/classEnrolment.ts'
import type { CourseStanding } from '../../../src/domain/course/course.ts'
import { courseEnrolmentState } from '../../../src/domain/course/enrolment.ts'
import {
  type EnrolTerms,
  hasOfferAction,
  offerAccess,
  offerBarFact,
  type StudyAccess,
} from '../../../src/domain/course-class/offerAccess.ts'
import type { Chapter, LessonProgress } from '../../../src/domain/lesson/lesson.ts'
import type { LoadState } from '../../../src/domain/loadState.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { begun, chapters, done, lesson } from '../lesson/aCurriculum.ts'
import { guest, learner } from '../viewer/viewers.ts'

type ByKind = {
  readonly [Kind in EnrolTerms<ClassEnrolmentState>['kind']]: readonly [
    Extract<ClassEnrolmentState, { readonly kind: Kind }>,
    'price' | null,
  ]
}

const cases: ByKind = {
  signInFirst: [{ kind: 'signInFirst' }, 'price'],
  onlyForChannelStudents: [{ kind: 'onlyForChannelStudents' }, 'price'],
  free: [{ kind: 'free' }, 'price'],
  points: [{ kind: 'points', amount: 300, left: 0 }, null],
  notEnoughPoints: [{ kind: 'notEnoughPoints', amount: 300, missing: 1 }, 'price'],
  needsPurchase: [{ kind: 'needsPurchase', amount: 9000, href: '/purchase/7' }, null],
  notOffered: [{ kind: 'notOffered' }, 'price'],
  full: [{ kind: 'full' }, null],
  closed: [{ kind: 'closed' }, null],
}

test.each(Object.values(cases))('beside the button for %o the bar says %s', (enrolment, fact) => {
  expect(offerBarFact({ kind: 'enrol', enrolment })).toBe(fact)
})

const study: StudyAccess = {
  kind: 'study',
  isEnrolled: true,
  lesson: null,
  mode: 'continue',
  progress: null,
  hasProgressFailed: false,
  retryProgress: async () => {},
}

test('who is in is told how far they are, and nobody anything before it is known', () => {
  expect(offerBarFact(study)).toBe('progress')
  expect(offerBarFact({ kind: 'waiting' })).toBeNull()
})

test('the price stands there when nobody can tell how the viewer stands to it', () => {
  expect(offerBarFact({ kind: 'unknown', retry: async () => {} })).toBe('price')
})

test('there is something to do, but for a course that is not offered and one without a lesson', () => {
  expect(hasOfferAction({ kind: 'enrol', enrolment: { kind: 'free' } })).toBe(true)
  expect(hasOfferAction({ kind: 'enrol', enrolment: { kind: 'notOffered' } })).toBe(false)
  expect(hasOfferAction({ ...study, lesson: lesson(1) })).toBe(true)
  expect(hasOfferAction(study)).toBe(false)
  expect(hasOfferAction({ kind: 'waiting' })).toBe(true)
})

const free = { courseId: 7, cost: 0, paymentType: null, isOnlyForChannelUser: false }
const waiting = { status: 'waiting' } as const
const retry = async () => {}
const failed = { status: 'failed', retry } as const
const ready = <T>(value: T) => ({ status: 'ready', value }) as const

const stands = (isEnrolled: boolean, canStudy = isEnrolled) => ready<CourseStanding>({ isEnrolled, canStudy, isMember: false })

interface State {
  readonly standing: LoadState<CourseStanding>
  readonly chapters: LoadState<readonly Chapter[]>
  readonly progress: LoadState<readonly LessonProgress[]>
}

const accessOf = (state: Partial<State> = {}, viewer: Viewer | null = learner) =>
  offerAccess((who, standing: CourseStanding) => courseEnrolmentState(free, who, standing), viewer, {
    standing: stands(true),
    chapters: ready(chapters),
    progress: ready([]),
    ...state,
  })

describe('the way into a course', () => {
  test('is unknown where nobody can tell how the viewer stands to it, and can be asked for again', () => {
    expect(accessOf({ standing: failed })).toEqual({ kind: 'unknown', retry })
  })

  test('is waited for until viewer, standing, lessons and progress are known', () => {
    expect(accessOf({}, null)).toEqual({ kind: 'waiting' })
    expect(accessOf({ standing: waiting })).toEqual({ kind: 'waiting' })
    expect(accessOf({ chapters: waiting })).toEqual({ kind: 'waiting' })
    expect(accessOf({ progress: waiting })).toEqual({ kind: 'waiting' })
  })

  test('is an enrolment for who does not take it, by the rules of enrolling', () => {
    expect(accessOf({ standing: stands(false) })).toEqual({ kind: 'enrol', enrolment: { kind: 'free' } })
    expect(accessOf({ standing: stands(false) }, guest)).toEqual({ kind: 'enrol', enrolment: { kind: 'signInFirst' } })
  })

  test('is the first lesson for who has only just enrolled', () => {
    expect(accessOf()).toMatchObject({ kind: 'study', isEnrolled: true, mode: 'start', lesson: { lessonId: 1 }, progress: { done: 0 } })
  })

  test('goes on where the learner stopped', () => {
    expect(accessOf({ progress: ready([done(1), begun(2, 2)]) })).toMatchObject({ mode: 'continue', lesson: { lessonId: 2 } })
  })

  test('begins again once everything is done', () => {
    const all = [1, 2, 3, 4].map((lessonId) => done(lessonId))
    expect(accessOf({ progress: ready(all) })).toMatchObject({ mode: 'again', lesson: { lessonId: 1 }, progress: { percent: 100 } })
  })

  test('is a look at the lessons for who teaches it, whose progress does not count', () => {
    expect(accessOf({ standing: stands(false, true) })).toMatchObject({ kind: 'study', isEnrolled: false, mode: 'browse', progress: null })
  })

  test('leads to the first lesson where progress could not be read, which can be asked for again', () => {
    const access = accessOf({ progress: failed })
    expect(access).toMatchObject({ mode: 'browse', lesson: { lessonId: 1 }, progress: null, hasProgressFailed: true, retryProgress: retry })
  })

  test('leads nowhere where there are no lessons, or they could not be read', async () => {
    expect(accessOf({ chapters: ready([]) })).toMatchObject({ kind: 'study', lesson: null })
    const access = accessOf({ chapters: failed })
    expect(access).toMatchObject({ kind: 'study', lesson: null, hasProgressFailed: false })
    if (access.kind === 'study') await expect(access.retryProgress()).resolves.toBeUndefined()
  })
})
