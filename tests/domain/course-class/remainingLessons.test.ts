import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOccurrences, remainingLessons } from '../../../src/domain/course-class/schedule.ts'
import { atRemainingPrice, isUnderWay, refundAmount, remainingPrice } from '../../../src/domain/course-class/remainingLessons.ts'
import { aSchedule } from './aSchedule.ts'

const wednesdays = aSchedule({ weekdays: [3], startTime: '16:00', endTime: '17:00', fromDate: '2026-09-21', untilDate: '2027-01-24' })
const price = fc.integer({ min: 0, max: 3_000_000 })
const lessons = fc
  .integer({ min: 1, max: 200 })
  .chain((total) => fc.record({ total: fc.constant(total), left: fc.integer({ min: 0, max: total }) }))

describe('the lessons of a class that are left', () => {
  it('are those that have not begun', () => {
    const leftAt = (now: string) => remainingLessons([wednesdays], new Date(now))
    expect(leftAt('2026-09-01T00:00:00+09:00')).toEqual({ total: 18, left: 18 })
    expect(leftAt('2026-12-01T00:00:00+09:00')).toEqual({ total: 18, left: 8 })
    expect(leftAt('2026-12-02T15:59:59+09:00')?.left).toBe(8)
    expect(leftAt('2026-12-02T16:00:00+09:00')?.left).toBe(7)
    expect(leftAt('2027-02-01T00:00:00+09:00')).toEqual({ total: 18, left: 0 })
  })

  it('are unknown for a class without an end or without times', () => {
    const now = new Date('2026-12-01T00:00:00+09:00')
    expect(remainingLessons([], now)).toBeNull()
    expect(remainingLessons([wednesdays, aSchedule({ untilDate: null })], now)).toBeNull()
  })

  it('and those that have begun are all of them, at any time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-09-01'), max: new Date('2027-02-28'), noInvalidDate: true }), (now) => {
        const begun = allOccurrences([wednesdays]).filter(({ startsAt }) => startsAt <= now).length
        const found = remainingLessons([wednesdays], now)
        expect(found).toEqual({ total: 18, left: 18 - begun })
      }),
    )
  })
})

describe('the price of what is left', () => {
  it('is the share of the lessons, in whole hundreds of won', () => {
    expect(remainingPrice(92_000, { total: 18, left: 8 })).toBe(40_900)
    expect(remainingPrice(60, { total: 18, left: 17 })).toBe(60)
    expect(remainingPrice(92_000, { total: 18, left: -1 })).toBe(0)
  })

  it('is all of it before the first lesson, nothing after the last, and never more than all of it', () => {
    fc.assert(
      fc.property(price, lessons, (whole, { total, left }) => {
        const part = remainingPrice(whole, { total, left })
        expect(remainingPrice(whole, { total, left: total })).toBe(whole)
        expect(remainingPrice(whole, { total, left: 0 })).toBe(0)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(whole)
        expect(Math.abs(part - (whole * left) / total)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('never grows while lessons pass', () => {
    fc.assert(
      fc.property(price, lessons, (whole, { total, left }) => {
        expect(remainingPrice(whole, { total, left: Math.max(0, left - 1) })).toBeLessThanOrEqual(remainingPrice(whole, { total, left }))
      }),
    )
  })

  it('is asked for in won alone, while there is anything left', () => {
    const cash = { cost: 92_000, paymentType: 'CASH', isClosed: false } as const
    expect(atRemainingPrice(cash, { total: 18, left: 8 })).toEqual({ ...cash, cost: 40_900 })
    expect(atRemainingPrice(cash, null)).toBe(cash)
    const others = [
      { ...cash, cost: null },
      { ...cash, paymentType: 'POINT' as const },
    ]
    for (const other of others) expect(atRemainingPrice(other, { total: 18, left: 8 })).toBe(other)
  })

  it('is nothing that is offered once the last lesson has begun', () => {
    const offered = { cost: 92_000, paymentType: 'CASH', isClosed: false } as const
    expect(atRemainingPrice(offered, { total: 18, left: 0 })).toEqual({ ...offered, isClosed: true })
  })

  it('is told of classes that have begun and go on', () => {
    expect(isUnderWay({ total: 18, left: 17 })).toBe(true)
    for (const other of [null, { total: 18, left: 18 }, { total: 18, left: 0 }]) expect(isUnderWay(other)).toBe(false)
  })
})

describe('what is paid back', () => {
  it('goes by the lessons that were bought, not by all of the class', () => {
    expect(refundAmount({ paid: 40_900, bought: 8, left: 8 })).toBe(40_900)
    expect(refundAmount({ paid: 40_900, bought: 8, left: 4 })).toBe(20_500)
    expect(refundAmount({ paid: 40_900, bought: 0, left: 0 })).toBe(0)
  })

  it('of what was just paid is all of it, however many lessons are over', () => {
    fc.assert(
      fc.property(price, lessons, (whole, { total, left }) => {
        fc.pre(left > 0)
        const paid = remainingPrice(whole, { total, left })
        expect(refundAmount({ paid, bought: left, left })).toBe(paid)
      }),
    )
  })
})
