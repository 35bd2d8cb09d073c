import { expect, it } from 'vitest'
import { dueTone } from '../../../src/domain/homework/dueTone.ts'

it.each([
  [-1, true, 'neutral'],
  [0, true, 'neutral'],
  [0, false, 'danger'],
  [1, false, 'warning'],
  [3, false, 'warning'],
  [4, false, 'primary'],
])('with %d days to go (over: %j) the date is shown as %s', (days, isOver, tone) => {
  expect(dueTone({ days, isOver, label: '' })).toBe(tone)
})
