import { expect, test } from 'vitest'
import { studyTime } from '../../../src/ui/lesson/studyTime.ts'

test.each([
  [1, '1분'],
  [59.6, '1시간'],
  [80, '1시간 20분'],
  [60_000, '1,000시간'],
])('%d minutes read %s', (minutes, text) => {
  expect(studyTime(minutes)).toBe(text)
})

test.each([null, 0, -5, Number.NaN])('of %s minutes nothing is said [F-044]', (minutes) => {
  expect(studyTime(minutes)).toBeNull()
})
