import { expect, it } from 'vitest'
import { daysBetween } from '../../../src/domain/calendar/daysBetween.ts'

it('counts whole days, over the ends of months and through the change to summer time [S-145 F-079]', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
})
