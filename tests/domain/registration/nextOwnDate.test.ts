import { describe, expect, it } from 'vitest'
import { nextOwnDate } from '../../../src/domain/registration/nextOwnDate.ts'
import { aClassDate } from './aClassDate.ts'

const python = { courseClassId: 1, title: '파이썬 기초반' }
const chess = { courseClassId: 2, title: '체스 봇 만들기' }
const now = new Date('2026-11-20T10:00:00+09:00')
const own = (date: string, startTime = '18:00', endTime = '19:00') => aClassDate({ date, startTime, endTime, registrationDateId: 7 })

describe('the class that comes next', () => {
  it('is the earliest of the registered ones, of whichever class', () => {
    const dates = [
      { courseClass: python, classDate: own('2026-12-01') },
      { courseClass: chess, classDate: own('2026-11-24', '16:00', '17:00') },
      { courseClass: python, classDate: own('2026-11-24') },
    ]
    expect(nextOwnDate(dates, now)?.courseClass).toBe(chess)
  })

  it('is the one that goes on right now, until it is over', () => {
    const dates = [{ courseClass: python, classDate: own('2026-11-20', '09:30', '10:30') }]
    expect(nextOwnDate(dates, now)).toBe(dates[0])
    expect(nextOwnDate(dates, new Date('2026-11-20T10:30:00+09:00'))).toBeNull()
  })

  it('is none that others have registered for', () => {
    expect(nextOwnDate([{ courseClass: python, classDate: aClassDate({ date: '2026-11-24', registrationDateId: null }) }], now)).toBeNull()
  })
})
