import { expect, it } from 'vitest'
import { addLocalDays, instantOfField, localTimeOf } from '../../../../src/ui/preview/bar/Controls.tsx'

it('a moment typed in is the same moment in the address, and back [S-334]', () => {
  const instant = instantOfField('2026-11-20T10:00')
  expect(instant).toMatch(/^2026-11-20T10:00:00[+-]\d\d:\d\d$/)
  expect(localTimeOf(instant ?? '')).toBe('2026-11-20T10:00')
  expect(localTimeOf(new Date('2026-11-20T10:00').toISOString())).toBe('2026-11-20T10:00')
})

it('what is no moment is none [S-334]', () => {
  expect(localTimeOf('')).toBe('')
  expect(localTimeOf('yesterday')).toBe('')
  expect(instantOfField('')).toBeNull()
  expect(instantOfField('2026-11-20')).toBeNull()
})

it('a day later it is the same time on the next date, over the end of a month too', () => {
  expect(addLocalDays('2026-11-30T23:59', 1)).toBe('2026-12-01T23:59')
  expect(addLocalDays('2026-12-28T10:00', 7)).toBe('2027-01-04T10:00')
  expect(addLocalDays('', 1)).toBe(localTimeOf(new Date(Date.now() + 86_400_000).toISOString()))
})
