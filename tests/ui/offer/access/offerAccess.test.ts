import { expect, test } from 'vitest'
import type { ClassEnrolmentState } from '../../../../src/domain/course-class/classEnrolment.ts'
import { type EnrolTerms, offerBarFact, type StudyAccess } from '../../../../src/ui/offer/access/offerAccess.ts'

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
  mode: 'goOn',
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
