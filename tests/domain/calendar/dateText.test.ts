import { expect, it } from 'vitest'
import { dateText, monthDayText, spokenDate } from '../../../src/domain/calendar/dateText.ts'

it('a date is said with its day of the week, and with its year only where that is another one', () => {
  expect(dateText('2026-11-24', '2026-11-20')).toBe('11월 24일 (화)')
  expect(dateText('2027-01-05', '2026-11-20')).toBe('2027년 1월 5일 (화)')
})

it('read out, the day of the week has its whole name', () => {
  expect(spokenDate('2026-11-24', '2026-11-20')).toBe('11월 24일 화요일')
})

it('the ends of a term are said by month and day', () => {
  expect(monthDayText('2026-03-02', '2026-11-20')).toBe('3월 2일')
  expect(monthDayText('2025-12-31', '2026-11-20')).toBe('2025년 12월 31일')
})
