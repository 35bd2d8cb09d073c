import { describe, expect, it } from 'vitest'
import { listedClassCard } from '../../src/application/listedClassCard.ts'
import type { CatalogueClass } from '../../src/domain/course-class/courseClass.ts'
import type { ClassSchedule } from '../../src/domain/course-class/schedule.ts'
import { aCourseClass, ordinary } from '../ui/course/aCourse.ts'

const now = new Date('2026-11-20T09:00:00+09:00')
const card = (wishes: Partial<CatalogueClass> = {}) =>
  listedClassCard({ ...aCourseClass(), isLive: false, timetable: null, enrolledCount: null, schedules: [], ...wishes }, ordinary, now)

it('a listed class says what any class says [S-123]', () => {
  expect(card()).toMatchObject({ capacity: { label: '정원 2~3명' }, link: { href: '/course/class/9/lesson' } })
})

it('it says when it meets, if that is known', () => {
  expect(card({ timetable: { weekdays: [1, 3], startTime: '16:00', endTime: '17:00' } }).times).toMatchObject({ days: '월·수요일' })
  expect(card().times).toBeNull()
})

it('it says whether there is room, if that is known [A-65]', () => {
  const seats = (enrolledCount: number | null, isClosed = false) => card({ schedule: { memberCount: 10 }, enrolledCount, isClosed }).seats
  expect(seats(3)).toEqual({ kind: 'some', text: '7자리 남음' })
  expect(seats(9)).toEqual({ kind: 'few', text: '마지막 1자리' })
  expect(seats(10)).toEqual({ kind: 'none', text: '마감' })
  expect(seats(3, true)).toEqual({ kind: 'closed' })
  expect(seats(null)).toBeNull()
})

describe('what is left of a class', () => {
  /** Ten Wednesdays from then on. */
  const wednesdays = (fromDate: string, untilDate: string | null): ClassSchedule => ({
    scheduleId: 1,
    repeatType: 'WEEKLY',
    weekdays: [3],
    startTime: '18:00',
    endTime: '19:00',
    fromDate,
    untilDate,
    skippedDates: [],
    memberCount: 8,
  })
  const said = (schedules: readonly ClassSchedule[], paymentType: 'CASH' | 'POINT' = 'CASH') => {
    const { cost, lessonsLeft } = card({ cost: 100_000, paymentType, schedules })
    return [cost?.text, lessonsLeft]
  }

  it('is what its price is for, by the rule of its page', () => {
    expect(said([wednesdays('2026-10-21', '2026-12-29')])).toEqual(['50,000원', 5])
  })

  it.each([
    ['has not begun', [wednesdays('2026-11-25', '2027-01-31')]],
    ['is over', [wednesdays('2026-09-02', '2026-11-19')]],
    ['has no end', [wednesdays('2026-09-02', null)]],
    ['has no days that anybody knows', []],
  ])('is not told of one that %s: it costs what it costs', (_, schedules) => {
    expect(said(schedules)).toEqual(['100,000원', null])
  })

  it('costs all of its points', () => {
    expect(said([wednesdays('2026-10-21', '2026-12-29')], 'POINT')[1]).toBe(5)
    expect(card({ cost: 900, paymentType: 'POINT', schedules: [wednesdays('2026-10-21', '2026-12-29')] }).cost).toMatchObject({
      kind: 'point',
    })
  })
})
