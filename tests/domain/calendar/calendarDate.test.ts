import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '../../../src/domain/calendar/calendarDate.ts'

const hour = 60 * 60 * 1000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

describe('the date in the viewer’s time zone', () => {
  it.each([
    ['2026-11-20T15:30:00Z', 'Asia/Seoul', '2026-11-21'],
    ['2026-11-20T14:59:59Z', 'Asia/Seoul', '2026-11-20'],
    ['2026-11-20T15:30:00Z', 'America/Los_Angeles', '2026-11-20'],
    ['2026-11-20T07:59:59Z', 'America/Los_Angeles', '2026-11-19'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-12-31T15:00:00Z', 'Asia/Seoul', '2027-01-01'],
    ['2026-03-08T09:59:59Z', 'America/Los_Angeles', '2026-03-08'],
    ['2026-11-02T07:59:59Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-10-03T16:00:00Z', 'Australia/Sydney', '2026-10-04'],
  ])('%s in %s is %s [S-174 A-46 F-078 F-079]', (instant, timeZone, date) => {
    expect(calendarDate(new Date(instant), timeZone)).toBe(date)
  })

  it('is right at every instant in zones without summer time [A-46 F-078]', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(calendarDate(instant, 'Asia/Seoul')).toBe(dateOf(instant.getTime() + 9 * hour))
        expect(calendarDate(instant, 'Pacific/Kiritimati')).toBe(dateOf(instant.getTime() + 14 * hour))
        const summerOrWinter = [7, 8].map((behind) => dateOf(instant.getTime() - behind * hour))
        expect(summerOrWinter).toContain(calendarDate(instant, 'America/Los_Angeles'))
      }),
    )
  })
})
