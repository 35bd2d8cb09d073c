import { describe, expect, it } from 'vitest'
import { firstOpenDate } from '../../../src/domain/registration/firstOpenDate.ts'
import { monthsOfDates } from '../../../src/domain/registration/monthsOfDates.ts'
import { aClassDate } from './aClassDate.ts'

const today = '2026-11-20'
const now = new Date('2026-11-20T10:00:00+09:00')
const months = (...dates: readonly string[]) =>
  monthsOfDates(
    dates.map((date) => aClassDate({ date })),
    today,
  )

describe('the calendar of a class', () => {
  it('shows whole months, from the first date to the last, whatever their order', () => {
    expect(months('2027-02-03', '2026-10-30', '2026-12-01')).toEqual({ first: '2026-10-01', last: '2027-02-28' })
  })

  it('always shows today’s month', () => {
    expect(months()).toEqual({ first: '2026-11-01', last: '2026-11-30' })
    expect(months('2027-01-05')).toEqual({ first: '2026-11-01', last: '2027-01-31' })
    expect(months('2026-09-05')).toEqual({ first: '2026-09-01', last: '2026-11-30' })
  })

  it('opens at the earliest date that can be registered', () => {
    const dates = [
      aClassDate({ date: '2026-12-08' }),
      aClassDate({ date: '2026-12-01' }),
      aClassDate({ date: '2026-11-26', isClosed: true }),
      aClassDate({ date: '2026-11-25', registrationDateId: 7 }),
      aClassDate({ date: '2026-11-17' }),
    ]
    expect(firstOpenDate(dates, now)).toBe('2026-12-01')
  })

  it('has no such date where none is open', () => {
    expect(firstOpenDate([aClassDate({ date: '2026-11-17' })], now)).toBeNull()
    expect(firstOpenDate([], now)).toBeNull()
  })
})
