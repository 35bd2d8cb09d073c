import { describe, expect, it } from 'vitest'
import { mayCancel } from '../../../src/domain/registration/mayCancel.ts'
import { ownDatesInOrder } from '../../../src/domain/registration/ownDatesInOrder.ts'
import { aClassDate } from './aClassDate.ts'

const now = new Date('2026-11-24T18:00:00+09:00')
const own = (date: string, startTime = '18:00') => aClassDate({ date, startTime, registrationDateId: 7 })

describe('one’s own dates', () => {
  it('can be given back until the class begins', () => {
    expect(mayCancel(own('2026-11-24', '18:01'), now)).toBe(true)
    expect(mayCancel(own('2026-11-24'), now)).toBe(false)
  })

  it('are only those that one has', () => {
    expect(mayCancel(aClassDate({ date: '2026-12-01' }), now)).toBe(false)
  })

  it('are listed from the next one on, and what has begun follows, the latest first', () => {
    const dates = ['2026-11-17', '2026-12-01', '2026-11-24', '2026-11-26', '2026-11-10'].map((date) => own(date))
    expect(ownDatesInOrder(dates, now).map(({ date }) => date)).toEqual([
      '2026-11-26',
      '2026-12-01',
      '2026-11-24',
      '2026-11-17',
      '2026-11-10',
    ])
    expect(ownDatesInOrder([], now)).toEqual([])
  })
})
