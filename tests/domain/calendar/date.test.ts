import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, daysBetween, relativeTime } from '../../../src/domain/calendar/date.ts'

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

it('counts whole days, over the ends of months and through the change to summer time [S-145 F-079]', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
})

const now = new Date('2026-11-20T12:00:00+09:00')
const inSeoul = (iso: string | null) => relativeTime(iso, now, 'Asia/Seoul')

describe('when something was', () => {
  it.each([
    ['2026-11-20T12:00:00+09:00', '방금 전'],
    ['2026-11-20T11:59:01+09:00', '방금 전'],
    ['2026-11-20T11:59:00+09:00', '1분 전'],
    ['2026-11-20T11:00:01+09:00', '59분 전'],
    ['2026-11-20T11:00:00+09:00', '1시간 전'],
    ['2026-11-20T09:00:00+09:00', '3시간 전'],
    ['2026-11-19T12:00:01+09:00', '23시간 전'],
    ['2026-11-19T12:00:00+09:00', '1일 전'],
    ['2026-11-18T12:00:00+09:00', '2일 전'],
    ['2026-11-13T12:00:01+09:00', '6일 전'],
    ['2026-11-13T12:00:00+09:00', '11월 13일 (금)'],
    ['2026-01-01T00:00:00+09:00', '1월 1일 (목)'],
    ['2025-12-31T23:59:59+09:00', '2025년 12월 31일'],
    ['2025-11-20T12:00:00+09:00', '2025년 11월 20일'],
  ])('%s is %s [S-147]', (iso, text) => {
    expect(inSeoul(iso)).toBe(text)
  })

  it('forgives a clock that is up to an hour behind, and gives the date of what lies further ahead [F-080]', () => {
    expect(inSeoul('2026-11-20T13:00:00+09:00')).toBe('방금 전')
    expect(inSeoul('2026-11-20T13:00:01+09:00')).toBe('11월 20일 (금)')
    expect(inSeoul('2027-01-02T12:00:00+09:00')).toBe('2027년 1월 2일')
  })

  it('names the date of the viewer’s time zone [F-078]', () => {
    const instant = '2026-11-01T03:00:00Z'
    expect(relativeTime(instant, now, 'America/Los_Angeles')).toBe('10월 31일 (토)')
    expect(relativeTime(instant, now, 'Pacific/Kiritimati')).toBe('11월 1일 (일)')
    expect(relativeTime('2025-12-31T15:00:00Z', now, 'Asia/Seoul')).toBe('1월 1일 (목)')
  })

  it.each([null, '', 'yesterday', '2026-99-99'])('says nothing for %j [S-147]', (iso) => {
    expect(inSeoul(iso)).toBeNull()
  })

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])(
    'says nothing for %s, which stands for no time [S-147]',
    (iso) => {
      expect(inSeoul(iso)).toBeNull()
    },
  )

  it('takes a time without a zone for Korea’s [S-147] [F-078]', () => {
    expect(relativeTime('2026-11-20T11:00:00', now, 'America/Los_Angeles')).toBe('1시간 전')
    expect(relativeTime('2026-11-20T11:00', now, 'Pacific/Kiritimati')).toBe('1시간 전')
  })

  it('never says NaN, undefined or a negative number [F-044]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
        (iso) => {
          expect(inSeoul(iso) ?? '').not.toMatch(/NaN|undefined|Invalid|-/)
        },
      ),
    )
  })
})
