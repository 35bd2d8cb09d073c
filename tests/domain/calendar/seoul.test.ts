import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seoulDate, seoulInstant, usableTimeZone, viewerLocalTime, wallClock } from '../../../src/domain/calendar/seoul.ts'
import { aDate, otherZones } from './aDate.ts'

const evening = seoulInstant('2026-11-24', '18:00')
const aTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)

it.each([
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'Asia/Seoul'],
  ['', 'Asia/Seoul'],
  [undefined, 'Asia/Seoul'],
])('where the browser names %s as its time zone, times are told in that of %s', (named, used) => {
  expect(usableTimeZone(named)).toBe(used)
})

describe('a class in Seoul', () => {
  it('at six in the evening is the same moment everywhere', () => {
    expect(evening.toISOString()).toBe('2026-11-24T09:00:00.000Z')
    expect(seoulDate(new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-21')
  })

  it('has the date and time that the clock in Seoul shows, since summer time ended for good', () => {
    const sinceThen = aDate.filter((date) => date >= '1989-01-01')
    fc.assert(
      fc.property(sinceThen, aTime, (date, time) => {
        expect(wallClock(seoulInstant(date, time), 'Asia/Seoul')).toEqual({ date, time })
        expect(seoulDate(seoulInstant(date, time))).toBe(date)
      }),
    )
  })

  it.each([
    ['America/Los_Angeles', { date: '2026-11-24', time: '01:00' }],
    ['Pacific/Kiritimati', { date: '2026-11-24', time: '23:00' }],
    ['Asia/Kathmandu', { date: '2026-11-24', time: '14:45' }],
  ])('is told in %s with the viewer’s own time [F-078]', (zone, expected) => {
    expect(viewerLocalTime(evening, zone)).toEqual(expected)
  })

  it('is a day earlier in Pago Pago in the morning', () => {
    expect(viewerLocalTime(seoulInstant('2026-11-24', '10:00'), 'Pacific/Pago_Pago')).toEqual({ date: '2026-11-23', time: '14:00' })
  })

  it('says nothing of its own where the clock shows the same, whatever the zone is called [F-078]', () => {
    expect(viewerLocalTime(evening, 'Asia/Seoul')).toBeNull()
    expect(viewerLocalTime(evening, 'Asia/Tokyo')).toBeNull()
  })

  it('is told in the viewer’s time all year wherever the clock never shows Seoul’s, summer time or not [F-079]', () => {
    const sinceThen = aDate.filter((date) => date >= '1996-01-01')
    fc.assert(
      fc.property(sinceThen, aTime, fc.constantFrom(...otherZones), (date, time, zone) => {
        const instant = seoulInstant(date, time)
        expect(viewerLocalTime(instant, zone)).toEqual(wallClock(instant, zone))
        expect(viewerLocalTime(instant, zone)).not.toEqual({ date, time })
      }),
    )
  })
})
