import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarStep, within } from '../../../src/domain/calendar/calendarStep.ts'
import { weekdayOf } from '../../../src/domain/calendar/weekdayOf.ts'
import { aDate } from './aDate.ts'

const step = (date: string, key: string, shiftKey = false) => calendarStep(date, { key, shiftKey })

describe('moving through a calendar by keyboard', () => {
  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
  ])('%s leads from the first of November 2026 to %s', (key, expected) => {
    expect(step('2026-11-01', key)).toBe(expected)
  })

  it('with Shift a page is a year, and the 29th of February becomes the 28th', () => {
    expect(step('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
    expect(step('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
  })

  it.each(['Enter', ' ', 'a', 'Tab', 'Escape'])('%j leads nowhere', (key) => {
    expect(step('2026-11-20', key)).toBeNull()
  })

  it('an arrow and the one against it lead back', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        expect(step(step(date, 'ArrowLeft') ?? '', 'ArrowRight')).toBe(date)
        expect(step(step(date, 'ArrowUp') ?? '', 'ArrowDown')).toBe(date)
      }),
    )
  })

  it('Home is the Sunday and End the Saturday of the same week', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        const [home, end] = [step(date, 'Home') ?? '', step(date, 'End') ?? '']
        expect([weekdayOf(home), weekdayOf(end)]).toEqual([0, 6])
        expect(home <= date && date <= end).toBe(true)
      }),
    )
  })

  it.each([
    ['2026-10-01', '2026-11-01'],
    ['2026-11-15', '2026-11-15'],
    ['2027-01-01', '2026-12-31'],
  ])('a step to %s stops at %s where nothing lies beyond', (date, expected) => {
    expect(within(date, '2026-11-01', '2026-12-31')).toBe(expected)
  })
})
