import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { announcedLeft, announcedMinutes, clockOffset, clockText, timeLeftText } from '../../../src/domain/room/serverClock.ts'

const minute = 60_000

describe('by how much the server’s clock is ahead', () => {
  it('is the middle of what a sample leaves open', () => {
    expect(clockOffset(null, { askedAt: 1_000, answeredAt: 1_200, serverTime: 5_000 })).toBe(3_900)
  })

  it('stays as long as a sample allows it', () => {
    expect(clockOffset(3_990, { askedAt: 1_000, answeredAt: 1_200, serverTime: 5_000 })).toBe(3_990)
  })

  it.each([3_799, 4_001])('is measured anew where a sample says that it cannot be %d', (known) => {
    expect(clockOffset(known, { askedAt: 1_000, answeredAt: 1_200, serverTime: 5_000 })).toBe(3_900)
  })

  it('is never wrong by more than the answer took', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(10_000), fc.nat(10_000), fc.option(fc.integer()), (offset, there, back, known) => {
        const found = clockOffset(known, { askedAt: 0, answeredAt: there + back, serverTime: there + offset })
        expect(Math.abs(found - offset)).toBeLessThanOrEqual(there + back)
      }),
    )
  })
})

test.each([
  [-5_000, '00:00', '시간이 끝났어요'],
  [0, '00:00', '시간이 끝났어요'],
  [1, '00:01', '1초 남았어요'],
  [59_001, '01:00', '60초 남았어요'],
  [minute, '01:00', '1분 남았어요'],
  [5 * minute + 9_000, '05:09', '6분 남았어요'],
  [59.5 * minute, '59:30', '1시간 남았어요'],
  [60 * minute, '1:00:00', '1시간 남았어요'],
  [65 * minute + 9_000, '1:05:09', '1시간 6분 남았어요'],
])('%d ms are left: %s, %s', (left, clock, words) => {
  expect(clockText(left)).toBe(clock)
  expect(timeLeftText(left)).toBe(words)
})

describe('what is read out of the time that is left', () => {
  it.each([
    [31 * minute, 30 * minute, 30],
    [30 * minute, 29 * minute, null],
    [6 * minute, 5 * minute - 1, 5],
    [2 * minute, 30_000, 1],
  ])('from %d to %d ms: %s', (before, left, told) => {
    expect(announcedLeft(before, left)).toBe(told)
  })

  it('is what is nearest after a sleep, and nothing once it is over', () => {
    expect(announcedLeft(40 * minute, 4 * minute)).toBe(5)
    expect(announcedLeft(40 * minute, 0)).toBeNull()
  })

  it('is each of them once, however often one looks', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 * minute }), { minLength: 1 }), (looks) => {
        const times = [40 * minute + 1, ...looks.toSorted((one, other) => other - one)]
        const told = times.slice(1).flatMap((left, at) => announcedLeft(times[at] ?? 0, left) ?? [])
        expect(new Set(told).size).toBe(told.length)
        expect(announcedMinutes).toEqual(expect.arrayContaining(told))
      }),
    )
  })
})
