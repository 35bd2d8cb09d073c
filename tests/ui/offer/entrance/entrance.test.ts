import { expect, test } from 'vitest'
import type { ClassEnrolment } from '../../../../src/domain/course-class/classEnrolment.ts'
import { barFact, type Study, type Terms } from '../../../../src/ui/offer/entrance/entrance.ts'

type ByKind = {
  readonly [Kind in Terms<ClassEnrolment>['kind']]: readonly [Extract<ClassEnrolment, { readonly kind: Kind }>, 'price' | null]
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
  expect(barFact({ kind: 'enrol', enrolment })).toBe(fact)
})

const study: Study = {
  kind: 'study',
  isEnrolled: true,
  lesson: null,
  way: 'goOn',
  progress: null,
  hasProgressFailed: false,
  retryProgress: async () => {},
}

test('who is in is told how far they are, and nobody anything before it is known', () => {
  expect(barFact(study)).toBe('progress')
  expect(barFact({ kind: 'waiting' })).toBeNull()
})

test('the price stands there when nobody can tell how the viewer stands to it', () => {
  expect(barFact({ kind: 'unknown', retry: async () => {} })).toBe('price')
})
