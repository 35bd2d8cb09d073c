import { expect, it } from 'vitest'
import { isDismissed } from '../../../src/domain/quest/isDismissed.ts'

it('is dismissed on the day that was stored [S-173 S-326]', () => {
  expect(isDismissed('2026-11-20', '2026-11-20')).toBe(true)
})

it('comes back on a later day [S-175]', () => {
  expect(isDismissed('2026-11-20', '2026-11-21')).toBe(false)
})

it.each([null, '', 'true', '2026-11-20T00:00:00Z', '2027-01-01'])('is not dismissed by %j, which is no date of today [A-46]', (stored) => {
  expect(isDismissed(stored, '2026-11-20')).toBe(false)
})
