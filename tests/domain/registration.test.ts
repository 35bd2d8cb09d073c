import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClassDate,
  firstOpenDate,
  firstUnansweredOption,
  mayCancel,
  monthRangeOf,
  msUntilNextChange,
  registrationState,
  type RegistrationState,
  sortOwnDates,
  upcomingDates,
} from '../../src/domain/registration.ts'
import { aDate } from './calendar/aDate.ts'
import { aClassDate } from './registration/aClassDate.ts'

const friday = '2026-11-20'
const tenOClock = new Date('2026-11-20T10:00:00+09:00')
const months = (...dates: readonly string[]) =>
  monthRangeOf(
    dates.map((date) => aClassDate({ date })),
    friday,
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
    expect(firstOpenDate(dates, tenOClock)).toBe('2026-12-01')
  })

  it('has no such date where none is open', () => {
    expect(firstOpenDate([aClassDate({ date: '2026-11-17' })], tenOClock)).toBeNull()
    expect(firstOpenDate([], tenOClock)).toBeNull()
  })
})

const python = { courseClassId: 1, title: '파이썬 기초반', channelProfile: null }
const chess = { courseClassId: 2, title: '체스 봇 만들기', channelProfile: null }
const comingDatesNow = new Date('2026-11-20T10:00:00+09:00')
const ownDate = (date: string, startTime = '18:00', endTime = '19:00') => aClassDate({ date, startTime, endTime, registrationDateId: 7 })

describe('the classes that matter now', () => {
  it('next is the earliest of the registered dates to come, of whichever class', () => {
    const dates = [
      { courseClass: python, classDate: ownDate('2026-12-01') },
      { courseClass: chess, classDate: ownDate('2026-11-24', '16:00', '17:00') },
      { courseClass: python, classDate: ownDate('2026-11-24') },
    ]
    expect(upcomingDates(dates, comingDatesNow)).toEqual({ running: null, next: dates[1], laterCount: 2 })
  })

  it('what has begun is running until it is over', () => {
    const dates = [{ courseClass: python, classDate: ownDate('2026-11-20', '10:00', '10:30') }]
    expect(upcomingDates(dates, comingDatesNow)).toEqual({ running: dates[0], next: null, laterCount: 0 })
    expect(upcomingDates(dates, new Date('2026-11-20T10:30:00+09:00'))).toEqual({ running: null, next: null, laterCount: 0 })
  })

  it('of two that go on at once the one that began last is running', () => {
    const dates = [ownDate('2026-11-20', '09:30', '10:30'), ownDate('2026-11-20', '09:50', '10:10')].map((classDate) => ({
      courseClass: python,
      classDate,
    }))
    expect(upcomingDates(dates, comingDatesNow).running).toBe(dates[1])
    expect(upcomingDates(dates, new Date('2026-11-20T10:10:00+09:00')).running).toBe(dates[0])
  })

  it('a class across midnight runs on into the next day', () => {
    const dates = [{ courseClass: chess, classDate: ownDate('2026-11-19', '23:30', '00:20') }]
    expect(upcomingDates(dates, new Date('2026-11-20T00:19:00+09:00')).running).toEqual(dates[0])
    expect(upcomingDates(dates, new Date('2026-11-20T00:20:00+09:00')).running).toBeNull()
  })

  it('change when the running one is over or the next one begins, whichever is sooner', () => {
    const [running, next] = [ownDate('2026-11-20', '09:30', '10:30'), ownDate('2026-11-20', '10:10', '11:00')].map((classDate) => ({
      courseClass: python,
      classDate,
    }))
    const both = [running, next].flatMap((date) => date ?? [])
    const minute = 60_000
    expect(msUntilNextChange(upcomingDates(both, comingDatesNow), comingDatesNow)).toBe(10 * minute)
    expect(msUntilNextChange(upcomingDates(both.slice(0, 1), comingDatesNow), comingDatesNow)).toBe(30 * minute)
    expect(msUntilNextChange(upcomingDates([], comingDatesNow), comingDatesNow)).toBeNull()
  })

  it('dates that others have registered for do not count', () => {
    const dates = [{ courseClass: python, classDate: aClassDate({ date: '2026-11-24', registrationDateId: null }) }]
    expect(upcomingDates(dates, comingDatesNow).next).toBeNull()
  })
})

const ownDatesNow = new Date('2026-11-24T18:00:00+09:00')
const ownDatesOwn = (date: string, startTime = '18:00') => aClassDate({ date, startTime, registrationDateId: 7 })

describe('one’s own dates', () => {
  it('can be given back until the class begins', () => {
    expect(mayCancel(ownDatesOwn('2026-11-24', '18:01'), ownDatesNow)).toBe(true)
    expect(mayCancel(ownDatesOwn('2026-11-24'), ownDatesNow)).toBe(false)
  })

  it('are only those that one has', () => {
    expect(mayCancel(aClassDate({ date: '2026-12-01' }), ownDatesNow)).toBe(false)
  })

  it('are listed from the next one on, and what has begun follows, the latest first', () => {
    const dates = ['2026-11-17', '2026-12-01', '2026-11-24', '2026-11-26', '2026-11-10'].map((date) => ownDatesOwn(date))
    expect(sortOwnDates(dates, ownDatesNow).map(({ date }) => date)).toEqual([
      '2026-11-26',
      '2026-12-01',
      '2026-11-24',
      '2026-11-17',
      '2026-11-10',
    ])
    expect(sortOwnDates([], ownDatesNow)).toEqual([])
  })
})

const before = new Date('2026-11-24T17:59:59+09:00')
const during = new Date('2026-11-24T18:00:00+09:00')

describe('a date of a class', () => {
  it.each<[string, Partial<ClassDate>, Date, RegistrationState]>([
    ['can be registered and says how many places are left', {}, before, { kind: 'open', left: 2 }],
    ['with one place says so', { registeredCount: 7 }, before, { kind: 'open', left: 1 }],
    ['of unknown capacity can be registered [A-63]', { memberCount: null }, before, { kind: 'open', left: null }],
    ['without a place is full', { registeredCount: 8 }, before, { kind: 'full' }],
    ['that is overbooked is full', { registeredCount: 9 }, before, { kind: 'full' }],
    ['that has begun is past', {}, during, { kind: 'past' }],
    ['that has begun is past, full or not', { registeredCount: 8, isClosed: true }, during, { kind: 'past' }],
    ['that was closed is closed', { isClosed: true, registeredCount: 8 }, before, { kind: 'closed' }],
    [
      'that is one’s own can be cancelled until it begins',
      { registrationDateId: 7, registeredCount: 8, isClosed: true },
      before,
      { kind: 'alreadyRegistered', registrationDateId: 7, canCancel: true },
    ],
    [
      'that is one’s own stays so afterwards',
      { registrationDateId: 7 },
      during,
      { kind: 'alreadyRegistered', registrationDateId: 7, canCancel: false },
    ],
  ])('%s', (_what, own, now, expected) => {
    expect(registrationState(aClassDate(own), now)).toEqual(expected)
  })

  it('begins by the clock of Seoul, wherever the viewer is [F-078]', () => {
    expect(registrationState(aClassDate(), new Date('2026-11-24T08:59:59Z')).kind).toBe('open')
    expect(registrationState(aClassDate(), new Date('2026-11-24T01:00:00-08:00')).kind).toBe('past')
  })

  it('is never open once it has begun, nor once there is no place', () => {
    fc.assert(
      fc.property(aDate, aDate, fc.nat(10), fc.boolean(), (date, today, registeredCount, isClosed) => {
        const now = new Date(`${today}T12:00:00+09:00`)
        const found = registrationState(aClassDate({ date, registeredCount, isClosed }), now)
        if (found.kind === 'open') expect([date >= today, registeredCount < 8, isClosed]).toEqual([true, true, false])
        else expect(date < today || registeredCount >= 8 || isClosed).toBe(true)
      }),
    )
  })
})

describe('the questions of a registration', () => {
  const device = { optionId: 1, name: '기기', isRequired: true, choices: [{ choiceId: 'a', name: '컴퓨터', cost: 0, paymentType: null }] }
  const record = { ...device, optionId: 2, isRequired: false }
  const empty = { ...device, optionId: 3, choices: [] }

  it('that have to be answered are missed, the first of them', () => {
    expect(firstUnansweredOption([record, device], [])).toBe(device)
  })

  it.each([
    ['answered', [{ optionId: 1, choiceId: 'a' }], null],
    ['answered with something that is no choice', [{ optionId: 1, choiceId: 'b' }], device],
    ['answered for another question', [{ optionId: 2, choiceId: 'a' }], device],
  ])('that are %s', (_how, chosen, expected) => {
    expect(firstUnansweredOption([device, record, empty], chosen)).toBe(expected)
  })
})
