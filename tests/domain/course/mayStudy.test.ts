import { expect, it } from 'vitest'
import { keepsProgress } from '../../../src/domain/course/keepsProgress.ts'
import { mayStudy } from '../../../src/domain/course/mayStudy.ts'

it.each([
  ['who is enrolled', true, true, true],
  ['who is enrolled, whatever the backend says besides', true, false, true],
  ['who teaches', false, true, true],
  ['who has nothing to do with it', false, false, false],
])('lessons for %s', (_who, isEnrolled, canStudy, opens) => {
  expect(mayStudy({ isEnrolled, canStudy })).toBe(opens)
})

it('how far one is is kept for who is enrolled, not for who teaches, and while nobody can tell', () => {
  expect([{ isEnrolled: true }, { isEnrolled: false }, null].map(keepsProgress)).toEqual([true, false, true])
})
