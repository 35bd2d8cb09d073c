import { afterEach, expect, test } from 'vitest'
import { clearVisitStorage } from '../../../src/preview/visitStorage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a reset forgets the wishes of a visit, whoever’s they were, and leaves the theme and what is not ours', () => {
  const wishes = ['questPopupHiddenDate', 'popupNotice', 'takesClasses', 'studio/course/1/new']
  for (const key of [...wishes, 'theme', 'elsewhere']) localStorage.setItem(key, 'x')
  clearVisitStorage(() => localStorage)
  expect(Object.keys(localStorage).toSorted()).toEqual(['elsewhere', 'theme'])
})

test('a reset forgets what was typed and where the sign-in would lead back to, and leaves the preview as it is folded', () => {
  for (const key of ['written/review/100/course/7', 'returnTo', 'preview-folded']) sessionStorage.setItem(key, 'x')
  clearVisitStorage(() => sessionStorage)
  expect(Object.keys(sessionStorage)).toEqual(['preview-folded'])
})

test('a browser that keeps nothing has nothing to forget', () => {
  expect(() =>
    clearVisitStorage(() => {
      throw new Error('forbidden')
    }),
  ).not.toThrow()
})
